import { type Locale, localeOfHeader } from '../../domain/locales.ts'

/** The language in which a request is to be answered: pages send their own, a browser by itself its user's. */
export function localeOfRequest(request: Request): Locale {
  return localeOfHeader(request.headers.get('accept-language') ?? '')
}
