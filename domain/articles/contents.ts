import { plainText } from './excerpt.ts'

export type Heading = { id: string; text: string }

/** An article of more headings than these begins with a list of them. */
export const headingsWithoutList = 3

/**
 * Gives every `<h2>` of a text, which may come in pieces, an id to be linked to, and lists them. Ids
 * come from the words of the heading; one that stands in the text already stays.
 */
export function withHeadingIds(pieces: readonly string[]): { pieces: string[]; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = pieces.map((html) =>
    html.replace(/<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs, (_, given: string | undefined, inside: string) => {
      const text = plainText(inside)
      const id = freeId(given || idOf(text), headings)
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

function freeId(wanted: string, headings: readonly Heading[]): string {
  const taken = new Set(headings.map(({ id }) => id))
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
