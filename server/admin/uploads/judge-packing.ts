/**
 * A modern PDF keeps most objects in packed streams. A reader supports every way of packing; we
 * only read streams packed once by Deflate, which is how every program packs them. Any other way
 * could hide objects from this check, or unpack beyond a reader's memory, so it is refused.
 */

const end = '(?![A-Za-z0-9])'
/** An object stream's first object begins at a declared offset; elsewhere the content starts with another object. */
const ofObjects = new RegExp(`/ObjStm${end}|/First[\\s\\0]+\\d+(?!\\d|[\\s\\0]+\\d+[\\s\\0]+R)`)
const ofPlaces = new RegExp(`/XRef${end}`)

const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*'
const filters = new RegExp(`/Filter${end}${gap}(\\[[^\\]]*\\]|/[^\\s\\0/\\[\\]<>()%]+|.)`, 'g')
/** No current program packs like this. */
const unusual = /^\/(?:LZW|RunLength|RL|Crypt)/
const usualName =
  '/(?:FlateDecode|Fl|DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode|ASCII85Decode|A85|ASCIIHexDecode|AHx)'
const usualList = new RegExp(`^\\[[\\s\\0]*(?:${usualName}[\\s\\0]*)*\\]$`)
/** Valid for images, and partly for cross-references; packed objects are never written like this. */
const asText = /\/(?:ASCII|A85|AHx)/
const byOnesBefore = /\/Predictor[\s\0]+(?!1(?!\d))/

/** After a dictionary, or a comment after one. */
const streamStart = /stream(?<=(?:>>|[\r\n])[\s\0]*stream)/g

/** No stream dictionary is as long, and no document has as many. */
const longestDictionary = 16_384
const mostStreams = 300_000

/** Whether objects are packed in a way that cannot be checked, by the document's plain text. */
export function hidesObjects(text: string): boolean {
  const plain = withPlainNames(text)
  if (!ofObjects.test(plain) && !ofPlaces.test(plain)) return false
  for (const [, filter = ''] of plain.matchAll(filters)) if (!isUsual(filter)) return true
  let streams = 0
  for (const { index } of plain.matchAll(streamStart)) {
    streams += 1
    if (streams > mostStreams) return true
    const before = plain.slice(Math.max(0, index - longestDictionary), index)
    if (!byOnesBefore.test(before) && !asText.test(before)) continue
    const object = lastObjectIn(before)
    if (object === null || isHidden(object)) return true
  }
  return false
}

/** Whether a stream may contain objects, by what comes before it. */
export function mayHoldObjects(before: string): boolean {
  return ofObjects.test(withPlainNames(before))
}

/** Any letter of a name may be hex-escaped. */
export function withPlainNames(text: string): string {
  if (!text.includes('#')) return text
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}

function isUsual(filter: string): boolean {
  if (filter.startsWith('[')) return usualList.test(filter) && (filter.match(/\/Fl/g)?.length ?? 0) < 2
  // An indirect reference: the name of the filter is in another object.
  return filter.startsWith('/') && !unusual.test(filter)
}

function isHidden(object: string): boolean {
  if (ofObjects.test(object)) return byOnesBefore.test(object) || asText.test(object)
  return ofPlaces.test(object) && asText.test(object)
}

/** From the last object's header; a header within a string or a comment does not count. */
function lastObjectIn(before: string): string | null {
  const heads = [...before.matchAll(/\d[\s\0]+obj/g)].slice(-5).reverse()
  for (const { index } of heads) {
    const lineStart = Math.max(before.lastIndexOf('\n', index), before.lastIndexOf('\r', index)) + 1
    const line = before.slice(lineStart, index).split('endobj').at(-1) ?? ''
    const object = before.slice(index)
    if (!line.includes('%') && hasWholeTexts(object)) return object
  }
  return null
}

function hasWholeTexts(part: string): boolean {
  const plain = part.replace(/\\[\s\S]/g, '')
  return plain.split('(').length === plain.split(')').length
}
