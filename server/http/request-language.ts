import { type Locale, localeOfHeader, localeOfPath } from '../../domain/locales.ts'

/**
 * The language in which a request is to be answered: pages send their own, and what one of them opens is
 * in its language too; a browser by itself sends its user's.
 */
export function localeOfRequest(request: Request): Locale {
  return localeOfOpener(request) ?? localeOfHeader(request.headers.get('accept-language') ?? '')
}

/** True when a person looks at the answer, in a window or inside a page; a program asks for no page. */
export function isOpenedToRead(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function localeOfOpener(request: Request): Locale | null {
  const opener = isOpenedToRead(request) ? URL.parse(request.headers.get('referer') ?? '') : null
  return opener?.hostname === new URL(request.url).hostname ? localeOfPath(opener.pathname) : null
}
