/** The email that a link's token names, or null. It is only shown and sent back; the code is what proves anything. */
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
    // The specification logs it and says nothing on the screen (section 8).
    // What a server says aside is kept in a log, and a token does not belong in one.
    if (typeof window === 'undefined') return null
    // biome-ignore lint/suspicious/noConsole: this is that log
    console.warn('Invalid token', error)
  }
  return null
}
