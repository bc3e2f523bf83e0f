/** Letters and digits that cannot be taken for one another (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

/** How many random bytes a number is drawn from. */
export const numberBytes = groups * groupLength

/** A number such as `SM-7K3Q-9XW2-PD4F`, of random bytes: sixty bits of chance, in no order. */
export function certificateNumber(random: Uint8Array): string {
  const drawn = Array.from({ length: numberBytes }, (_, at) => signs[(random[at] ?? 0) % signs.length])
  const parts = Array.from({ length: groups }, (_, at) =>
    drawn.slice(at * groupLength, (at + 1) * groupLength).join(''),
  )
  return ['SM', ...parts].join('-')
}

/** A number as somebody typed it, in the one way it is kept; null for what can be none. */
export function readCertificateNumber(typed: string): string | null {
  const characters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^SM/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(characters)) return null
  return `SM-${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`
}

/** The page on which anybody reads what a certificate says. */
export function certificatePath(number: string): string {
  return `/certificate/${number}`
}
