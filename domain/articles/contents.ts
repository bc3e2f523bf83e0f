import { plainText } from './excerpt.ts'

export type Heading = { id: string; text: string }

/** An article with more headings than these starts with a table of contents. */
export const headingsWithoutList = 3

/**
 * Gives every `<h2>` of a text, which may come in pieces, an id to link to, and lists them. Ids come from the heading's
 * text; an existing id stays.
 */
export function withHeadingIds(pieces: readonly string[]): { pieces: string[]; headings: Heading[] } {
  const headings: Heading[] = []
  const numbers = new Map<string, number>()
  const marked = pieces.map((html) =>
    html.replace(/<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs, (_, given: string | undefined, inside: string) => {
      const text = plainText(inside)
      const id = freeId(given || idOf(text), numbers)
      headings.push({ id, text })
      return `<h2 id="${id}">${inside}</h2>`
    }),
  )
  return { pieces: marked, headings }
}

function idOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, 8).join('-') || 'part'
}

/** `numbers` has every used id, with the last number tried for it. */
function freeId(wanted: string, numbers: Map<string, number>): string {
  let number = numbers.get(wanted) ?? 0
  let id = wanted
  while (numbers.has(id)) {
    number = Math.max(2, number + 1)
    id = `${wanted}-${number}`
  }
  if (id !== wanted) numbers.set(wanted, number)
  numbers.set(id, 1)
  return id
}
