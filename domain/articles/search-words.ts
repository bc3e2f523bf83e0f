/** Maximum characters of a search. */
export const mostSearchLength = 100
/** Maximum results of each kind. */
export const mostResults = 10
/** Words that are searched for; the rest is ignored. */
export const mostSearchWords = 8

/** The words of a search query, in lower case, without the signs between them. */
export function searchWords(typed: string): string[] {
  return (typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostSearchWords)
}
