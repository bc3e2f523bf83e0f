/** Letters and digits that are not easily confused (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 3
const groupLength = 4

/** Random bytes per number. */
export const numberBytes = groups * groupLength

/** A number such as `SM-7K3Q-9XW2-PD4F`, from random bytes: sixty bits, not sequential. */
export function certificateNumber(random: Uint8Array): string {
  const drawn = Array.from({ length: numberBytes }, (_, at) => signs[(random[at] ?? 0) % signs.length])
  const parts = Array.from({ length: groups }, (_, at) =>
    drawn.slice(at * groupLength, (at + 1) * groupLength).join(''),
  )
  return ['SM', ...parts].join('-')
}

/** A typed number in its stored form; null for an invalid one. */
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

/** The public verification page of a certificate. */
export function certificatePath(number: string): string {
  return `/certificate/${number}`
}
