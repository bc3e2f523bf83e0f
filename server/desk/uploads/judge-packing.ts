/*
 * A PDF of today keeps most of its objects in packed streams. A reader unpacks them in any way that a stream
 * may be packed; we look into those that are packed once by Deflate, which is how every program packs them.
 * So another way hides what is in them from us, or unpacks to more than a reader's memory.
 */

/** Streams of objects and of places are there only where one says so, or says where its first object begins. */
const holdsObjects = /\/(?:ObjStm|XRef)(?![A-Za-z0-9])|\/First[\s\0]+\d+(?!\d|[\s\0]+\d+[\s\0]+R)/
const ofObjects = /\/ObjStm(?![A-Za-z0-9])|\/First[\s\0]+\d+(?!\d|[\s\0]+\d+[\s\0]+R)/

const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*'
const filters = new RegExp(`/Filter(?![A-Za-z0-9])${gap}(\\[[^\\]]*\\]|/[^\\s\\0/\\[\\]<>()%]+|.)`, 'g')
const unusual = /^\/(?:LZW|ASCIIHex|ASCII85|RunLength|AHx|A85|RL|Crypt)/
const usualName = '/(?:FlateDecode|Fl|DCTDecode|DCT|JPXDecode|CCITTFaxDecode|CCF|JBIG2Decode)'
const usualList = new RegExp(`^\\[[\\s\\0]*(?:${usualName}[\\s\\0]*)*\\]$`)
const predicted = /\/Predictor[\s\0]+(?!1(?!\d))/
const mostPlaces = 20

/** Whether every packed object can be looked into, in a document's text without the streams' own packing. */
export function hidesObjects(text: string): boolean {
  const plain = withPlainNames(text)
  if (!holdsObjects.test(plain)) return false
  for (const [, filter = ''] of plain.matchAll(filters)) if (!isUsual(filter)) return true
  for (const { index } of plain.matchAll(/>>[\s\0]*stream\r?\n/g)) {
    const dictionary = dictionaryBefore(plain, index)
    if (ofObjects.test(dictionary) && predicted.test(dictionary)) return true
  }
  return false
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
  // A number leads to a name that stands elsewhere.
  return filter.startsWith('/') && !unusual.test(filter)
}

/** What stands between the head of an object and an end in it; a head within a text or a remark is none. */
function dictionaryBefore(text: string, end: number): string {
  let head = end
  for (let place = 0; place < mostPlaces; place += 1) {
    head = text.lastIndexOf('obj', head - 1)
    if (head < 0) break
    const found = text.slice(head, end)
    const line = text.slice(Math.max(text.lastIndexOf('\n', head), text.lastIndexOf('\r', head)) + 1, head)
    if (/\d\s+$/.test(line) && !line.includes('%') && hasWholeTexts(found)) return found
  }
  return text.slice(Math.max(0, end - 4096), end)
}

function hasWholeTexts(part: string): boolean {
  const plain = part.replace(/\\[\s\S]/g, '')
  return plain.split('(').length === plain.split(')').length
}
