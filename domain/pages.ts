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
  ...policySlugs.map((slug) => `/${slug}`),
]
const usedPages = ['/courses', '/contact-us', '/talent-hub', '/skill-sprint', '/comming-soon', '/single']

/** Addresses (without a language) of pages that are the same for everybody, for the site map and the walks of the tests. */
export const publicPages: readonly string[] = [...readPages, ...usedPages]

/** True for a page that is read more than used: its script may wait until the browser is idle. */
export function isReadingPage(path: string): boolean {
  return (
    readPages.includes(path) || /^\/(?:blog|resources-repository)\/[^/]+$/.test(path) || path === '/search'
  )
}

const shownParameters = ['category', 'page', 'q', 'next', 'email', 'token', 'version', 'result', 'topic']
const longestParameter = 300

/**
 * What of an address changes its page. The server keeps pages by it and the browser takes them over by
 * it: were one to see more than the other (`?utm_source=…`), the browser would draw the page again.
 */
export function shownSearch(given: { get(name: string): string | null }): [name: string, value: string][] {
  return shownParameters.flatMap((name): [string, string][] => {
    const value = given.get(name) ?? ''
    const isShown = value !== '' && value.length <= longestParameter && !value.includes('\u0000')
    return isShown ? [[name, value]] : []
  })
}

/** Header of a rendered page: the mark that its own scripts bear, made anew for each rendering, and nothing else in it. */
export const scriptMarkHeader = 'x-script-mark'
