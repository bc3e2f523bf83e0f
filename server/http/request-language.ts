import { type Locale, localeOfHeader, localeOfPath } from '../../domain/locales.ts'

/**
 * The language of a response: pages send their own, also for what they open; a plain navigation uses the browser's.
 */
export function localeOfRequest(request: Request): Locale {
  return localeOfOpener(request) ?? localeOfHeader(request.headers.get('accept-language') ?? '')
}

/** True when the response is displayed, in a window or a frame; a program does not request a page. */
export function isOpenedToRead(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false
}

function localeOfOpener(request: Request): Locale | null {
  const opener = isOpenedToRead(request) ? URL.parse(request.headers.get('referer') ?? '') : null
  return opener?.hostname === new URL(request.url).hostname ? localeOfPath(opener.pathname) : null
}
