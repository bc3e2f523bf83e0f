/** Characters of a search at most. */
export const mostSearchLength = 100
/** Results of each kind at most. */
export const mostResults = 10
/** Words that are looked for; the rest is passed over. */
export const mostSearchWords = 8

/** The words that a search looks for, in lower case; signs between them are passed over. */
export function searchWords(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostSearchWords)
}
