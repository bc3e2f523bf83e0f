/** The email in a link's token, or null. Only displayed and sent back; the code is the proof. */
export function emailOfToken(token: string | undefined): string | null {
  if (token === undefined) return null
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    const claims: unknown = JSON.parse(atob(part))
    if (
      typeof claims === 'object' &&
      claims !== null &&
      'email' in claims &&
      typeof claims.email === 'string'
    )
      return claims.email
  } catch (error) {
    // The specification logs it and shows nothing (section 8). Browser only: a token must not reach a server log.
    if (typeof window === 'undefined') return null
    // biome-ignore lint/suspicious/noConsole: this is that log
    console.warn('Invalid token', error)
  }
  return null
}
