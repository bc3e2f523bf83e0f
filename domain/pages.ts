import { policySlugs } from './site/policies.ts'

/** Public pages that search engines may index. */
const readPages = [
  '/',
  '/about-us',
  '/faq',
  '/mentor',
  '/pricing-plan',
  '/project-showcase',
  '/blog',
  '/resources-repository',
  '/glossary',
  ...policySlugs.map((slug) => `/${slug}`),
]
const usedPages = [
  '/courses',
  '/try',
  '/contact-us',
  '/talent-hub',
  '/skill-sprint',
  '/comming-soon',
  '/single',
]

/** Paths (without a language) of pages that are the same for everybody, for the site map and the tests. */
export const publicPages: readonly string[] = [...readPages, ...usedPages]

/** True for a page that is mostly read: its script may wait until the browser is idle. */
export function isReadingPage(path: string): boolean {
  return (
    readPages.includes(path) || /^\/(?:blog|resources-repository)\/[^/]+$/.test(path) || path === '/search'
  )
}

/** Addresses of error pages. They are rendered once and shown at every missing address; some have their own text. */
export const missingPaths = ['/-', '/resources-repository/-', '/certificate/-'] as const

/**
 * The one of them to show for a path without its language. Null where the page itself is rendered: a course that is no
 * longer sold opens for its buyers, once its script knows who they are.
 */
export function missingPathOf(path: string): string | null {
  if (path.startsWith('/courses/')) return null
  return missingPaths.slice(1).find((missing) => path.startsWith(missing.slice(0, -1))) ?? missingPaths[0]
}

/** Values and errors of a form that comes back: read when that form is rendered, never from a browser's address. */
export const postedParameter = 'posted'

/** One page or many of a kind: the pattern of its path without a language, and the parameters that it reads. */
export type PageAddress = {
  /** As in `/courses/$name`: a part that begins with `$` matches any text. */
  pattern: string
  parameters: readonly string[]
}

/**
 * The page of a path without its language, its canonical path (lower-case pattern, minimal encoding), and the values of
 * its variable parts. Null where no page matches.
 */
export function findPage<Page extends PageAddress>(
  pages: readonly Page[],
  path: string,
): { page: Page; path: string; names: string[] } | null {
  const parts = decodedParts(path)
  if (parts === null) return null
  for (const page of pages) {
    const own = patternParts(page)
    if (own.length !== parts.length) continue
    const isFound = own.every((part, index) => {
      const given = parts[index] ?? ''
      return part.startsWith('$') ? given !== '' : given.toLowerCase() === part
    })
    if (!isFound) continue
    const written = own.map((part, index) =>
      part.startsWith('$') ? encodeURIComponent(parts[index] ?? '') : part,
    )
    const names = parts.filter((_, index) => own[index]?.startsWith('$'))
    return { page, path: `/${written.join('/')}`, names }
  }
  return null
}

const partsOfPatterns = new WeakMap<PageAddress, string[]>()

/** A path is compared with the pattern of every page: each is split once. */
function patternParts(page: PageAddress): string[] {
  const known = partsOfPatterns.get(page)
  if (known !== undefined) return known
  const parts = page.pattern.split('/').slice(1)
  partsOfPatterns.set(page, parts)
  return parts
}

/** The parts of a path, ignoring a trailing slash; null when it cannot be decoded. */
function decodedParts(path: string): string[] | null {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  try {
    return bare.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

const longestParameter = 300

/**
 * The query parameters that change a page. The server caches pages and the browser hydrates them by these: if they
 * differed (`?utm_source=…`), the browser would render the page again.
 */
export function shownSearch(
  given: { get(name: string): string | null },
  parameters: readonly string[],
): [name: string, value: string][] {
  return parameters.flatMap((name): [string, string][] => {
    const value = given.get(name) ?? ''
    const isShown = value !== '' && value.length <= longestParameter && !value.includes('\u0000')
    return isShown ? [[name, value]] : []
  })
}

/** Header of a rendered page: its scripts' nonce, new for each rendering. */
export const scriptMarkHeader = 'x-script-mark'
