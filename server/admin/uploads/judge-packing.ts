/*
 * A PDF of today keeps most of its objects in packed streams. A reader unpacks them in any way that a stream
 * may be packed; we look into those that are packed once by Deflate, which is how every program packs them.
 * So another way hides what is in them from us, or unpacks to more than a reader's memory.
 */

const end = '(?![A-Za-z0-9])'
/** Its first object begins at a number of its own; elsewhere the first of something is another object. */
const ofObjects = new RegExp(`/ObjStm${end}|/First[\\s\\0]+\\d+(?!\\d|[\\s\\0]+\\d+[\\s\\0]+R)`)
const ofPlaces = new RegExp(`/XRef${end}`)

const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*'
const filters = new RegExp(`/Filter${end}${gap}(\\[[^\\]]*\\]|/[^\\s\\0/\\[\\]<>()%]+|.)`, 'g')
/** Nothing that is written today is packed so. */
const unusual = /^\/(?:LZW|RunLength|RL|Crypt)/
const usualName =
  '/(?:FlateDecode|Fl|DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode|ASCII85Decode|A85|ASCIIHexDecode|AHx)'
const usualList = new RegExp(`^\\[[\\s\\0]*(?:${usualName}[\\s\\0]*)*\\]$`)
/** Right for pictures, and for places in part; packed objects are never written so. */
const asText = /\/(?:ASCII|A85|AHx)/
const byOnesBefore = /\/Predictor[\s\0]+(?!1(?!\d))/

/** Behind a dictionary, or a remark behind one. */
const streamStart = /stream(?<=(?:>>|[\r\n])[\s\0]*stream)/g

/** No dictionary of a stream is as long, and no document has as many. */
const longestDictionary = 16_384
const mostStreams = 300_000

/** Whether objects are packed so that they cannot be looked into, by a document's text as it lies there. */
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

/** Whether objects may be in a stream, by what stands before it. */
export function mayHoldObjects(before: string): boolean {
  return ofObjects.test(withPlainNames(before))
}

/** Any letter of a name may be written as its number. */
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

/** From the head of the last object on; a head within a text or a remark is none. */
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
