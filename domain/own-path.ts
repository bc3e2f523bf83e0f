/** Where a link of the product leads is far shorter. */
const ownPathMaximum = 1000

/** Whether a text is a path of this site alone: where a reader goes on is never an address that somebody put into a link. */
export function isOwnPath(text: string): boolean {
  return text.length <= ownPathMaximum && /^\/(?!\.*[/\\])[^\\\p{Cc}]*$/u.test(text)
}
