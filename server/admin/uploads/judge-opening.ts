/*
 * What a PDF does by itself as it opens, or as a page of it is turned to. Programs write there which of its own pages is
 * shown first; a reader would also open an address of the web, and so tell somebody else who reads, when and from where.
 */

const end = '(?![A-Za-z0-9])'
const gap = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*'
const reference = `${gap}(\\d+)[\\s\\0]+\\d+[\\s\\0]+R${end}`

/** Further actions of the whole or of a page. Within a font a glyph may have the name, and no dictionary. */
const furtherActions = new RegExp(`/AA${end}${gap}(?:<<|\\d+[\\s\\0]+\\d+[\\s\\0]+R${end})`)
/** An address, or one thing to do after another. */
const leadsOn = new RegExp(`/(?:URI|Next)${end}|^${reference}`)

/** No action of a place is as long. */
const longestAction = 4096

/** Whether something happens as somebody turns to a page, by a text without escaped names. */
export function hasFurtherActions(text: string): boolean {
  return furtherActions.test(text)
}

/** The numbers of the objects that say what happens as the document opens; null where it leads elsewhere. */
export function openedBy(text: string): string[] | null {
  const numbers: string[] = []
  for (const { 0: name, index } of text.matchAll(new RegExp(`/OpenAction${end}`, 'g'))) {
    const value = text.slice(index + name.length, index + name.length + longestAction)
    const [, number] = new RegExp(`^${reference}`).exec(value) ?? []
    if (number !== undefined) numbers.push(number)
    else if (leadsOn.test(dictionaryAt(value))) return null
  }
  return numbers
}

/** Whether an object of this number leads elsewhere, by the document as it lies there. */
export function objectLeadsOn(text: string, number: string): boolean {
  const heads = text.matchAll(new RegExp(`(?<!\\d)${number}[\\s\\0]+\\d+[\\s\\0]+obj`, 'g'))
  for (const { 0: head, index } of heads) {
    const body = text.slice(index + head.length, index + head.length + longestAction)
    if (leadsOn.test(body.split('endobj')[0] ?? '')) return true
  }
  return false
}

/** The same by what a packed stream holds: before `first` stand the numbers of its objects, each with its place after it. */
export function packedLeadsOn(unpacked: string, first: number, number: string): boolean {
  const places = unpacked.slice(0, first).match(/\d+/g) ?? []
  return places.some((one, index) => {
    if (index % 2 !== 0 || one !== number) return false
    const begins = first + Number(places[index + 1])
    const ends = places[index + 3] === undefined ? unpacked.length : first + Number(places[index + 3])
    return leadsOn.test(unpacked.slice(begins, Math.min(ends, begins + longestAction)))
  })
}

/** From its head to its end; empty for what is no dictionary. */
function dictionaryAt(text: string): string {
  if (!new RegExp(`^${gap}<<`).test(text)) return ''
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return text
}
