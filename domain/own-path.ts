/** The product's own links are far shorter. */
const ownPathMaximum = 1000

/** Whether a text is a path of this site, so that a link cannot redirect elsewhere (open redirect). */
export function isOwnPath(text: string): boolean {
  return text.length <= ownPathMaximum && /^\/(?!\.*[/\\])[^\\\p{Cc}]*$/u.test(text)
}
