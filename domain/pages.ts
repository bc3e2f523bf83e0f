import { policySlugs } from './site/policies.ts'

/** Pages with an address of their own that everybody may open and a search may find. */
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

/** Addresses (without a language) of pages that are the same for everybody, for the site map and the walks of the tests. */
export const publicPages: readonly string[] = [...readPages, ...usedPages]

/** True for a page that is read more than used: its script may wait until the browser is idle. */
export function isReadingPage(path: string): boolean {
  return (
    readPages.includes(path) || /^\/(?:blog|resources-repository)\/[^/]+$/.test(path) || path === '/search'
  )
}

/** Addresses of no page. What is rendered for them is shown at every address that has none; some say it in their own words. */
export const missingPaths = ['/-', '/resources-repository/-', '/certificate/-'] as const

/**
 * The one of them that is shown for an address without a language. Null where the page itself is rendered: a
 * course that is sold no more opens to those who bought it, once its script has asked who they are.
 */
export function missingPathOf(path: string): string | null {
  if (path.startsWith('/courses/')) return null
  return missingPaths.slice(1).find((missing) => path.startsWith(missing.slice(0, -1))) ?? missingPaths[0]
}

/** What a form sent that comes back with what is wrong: read by a rendering of that form, from no address of a browser. */
export const postedParameter = 'posted'

/** One page or many of a kind: the pattern of its address without a language, and the parameters that it reads. */
export type PageAddress = {
  /** As in `/courses/$name`: a part that begins with `$` stands for any text. */
  pattern: string
  parameters: readonly string[]
}

/**
 * The page of a path without its language, the path as that page writes it (letters of the pattern are small, and
 * nothing is encoded without need), and what stands for the parts of any text. Null where no page has the address.
 */
export function findPage<Page extends PageAddress>(
  pages: readonly Page[],
  path: string,
): { page: Page; path: string; names: string[] } | null {
  const parts = decodedParts(path)
  if (parts === null) return null
  for (const page of pages) {
    const own = page.pattern.split('/').slice(1)
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

/** The parts of a path, a last slash aside; null when it cannot be decoded. */
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
 * The query parameters that change a page. The server caches pages by them and the browser hydrates pages by them:
 * if one saw more than the other (`?utm_source=…`), the browser would render the page again.
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

/** Header of a rendered page: the mark that its own scripts bear, a new one for each rendering, and nothing else. */
export const scriptMarkHeader = 'x-script-mark'
