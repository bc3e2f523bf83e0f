import { certificatePath, readCertificateNumber } from '../../domain/lessons/certificates/rules.ts'
import { baseLocale, localeOfPath, withLocale, withoutLocale } from '../../domain/locales.ts'
import { findPage, type PageAddress, shownSearch } from '../../domain/pages.ts'
import { isUuid } from '../../domain/uuids.ts'

/** A language code is case-insensitive: `/HI/courses` is `/hi/courses`. */
export function withSmallLocale(pathname: string): string {
  return pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, (first) => {
    const small = first.toLowerCase()
    return localeOfPath(small) === baseLocale ? first : small
  })
}

/**
 * The canonical form of certificate numbers and ids: each of the many ways to write them would be rendered and cached.
 */
export function withKeptNames(pages: readonly PageAddress[], pathname: string): string {
  const found = findPage(pages, withoutLocale(pathname))
  if (found === null) return pathname
  const [typed = ''] = found.names
  const number = found.page.pattern === '/certificate/$number' ? readCertificateNumber(typed) : null
  const lowerCased = found.path.split('/').map((part) => (isUuid(part) ? part.toLowerCase() : part))
  const path = number === null ? lowerCased.join('/') : certificatePath(number)
  return path === found.path && number === null ? pathname : withLocale(path, localeOfPath(pathname))
}

/** The path of an address, with its query. */
export function pathOf(address: string): string {
  const start = address.indexOf('/', address.indexOf('//') + 2)
  return start < 0 ? '/' : address.slice(start)
}

/** A path that begins with two slashes would be another host. */
export function ownPath(pathname: string): string {
  return pathname.replace(/^[/\\]+/, '/')
}

/**
 * The canonical address: the page's path with the parameters that the page reads, in their order;
 * null for no page. A trailing slash stays, and redirects to the address without it.
 */
export function pagePath(pages: readonly PageAddress[], address: string): string | null {
  const mark = address.indexOf('?')
  const pathname = mark < 0 ? address : address.slice(0, mark)
  const found = findPage(pages, withoutLocale(pathname))
  if (found === null) return null
  const ending = pathname.length > 1 && pathname.endsWith('/') ? '/' : ''
  const path = withLocale(found.path, localeOfPath(pathname)) + ending
  if (mark < 0) return path
  const given = new URLSearchParams(address.slice(mark + 1))
  const shown = new URLSearchParams(shownSearch(given, found.page.parameters))
  return shown.size > 0 ? `${path}?${shown}` : path
}
