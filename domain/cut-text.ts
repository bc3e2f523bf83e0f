/** The beginning of a text, at most so long; a character that would be cut in two is left out. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
