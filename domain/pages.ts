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
