import { publicPages } from '../../domain/pages.ts'
import { policySlugs } from '../../domain/site/policies.ts'

/** Pages that are one of many of their kind, and what else everybody may open and a search may find. */
export const samplePages = [
  '/courses?page=2',
  '/courses/icse-class-10-maths',
  '/courses/telangana-free-starter',
  '/courses/cbse-class-10-maths-standard/hcf-and-lcm-from-prime-factors',
  '/courses/cbse-class-10-maths-standard/what-a-quadratic-equation-asks',
  '/courses/cbse-class-10-maths-standard/worksheet-1-hcf-lcm-irrational-numbers',
  '/courses/cbse-class-10-maths-standard/practice-real-numbers',
  '/blog/why-root-two-is-irrational',
  '/blog/inside-our-ai-club',
  '/resources-repository/formula-sheet',
  '/subscription-terms?version=1',
  '/login',
  '/register',
  '/forgot-password',
  '/subscribe',
]

/** Pages that everybody may open and no search should find. */
const privatePages = [
  '/search?q=circle',
  '/courses/cbse-class-10-maths-standard/the-discriminant-on-a-graph',
  '/reset-password?email=nobody%40example.com',
  '/otp?email=nobody%40example.com',
  '/create-password?email=nobody%40example.com',
  '/checkout',
  '/thank-you',
  '/subscription/confirm?token=x',
  '/subscription/unsubscribe?token=x',
  '/offline',
]

/** Addresses that answer with 404. */
export const missingPages = [
  '/nowhere',
  '/courses/nowhere',
  '/courses/cbse-class-10-maths-standard/nowhere',
  '/blog/nowhere',
  '/resources-repository/nowhere',
  '/certificate/SM-0000-0000-0000',
]

/** Pages of a student who is signed in; a visitor is led to the login. */
export const studentPages = [
  '/my-course',
  '/my-orders',
  '/support',
  '/account',
  '/today',
  '/practice',
  '/marks-lost',
  '/notes',
  '/notifications',
  '/saved',
  '/questions',
]

/** Every page that everybody may open. */
export const openPages = [...publicPages, ...samplePages, ...privatePages]

/** Drawn as another page of `openPages` is, from other rows or another text. */
const drawnAlike = [
  ...policySlugs.filter((slug) => slug !== 'privacy-policy').map((slug) => `/${slug}`),
  '/courses?page=2',
  '/courses/icse-class-10-maths',
  '/blog/inside-our-ai-club',
]

/** One page of each kind, for what a kind has and not the text of a page. */
export const pagesOfEachKind = openPages.filter((page) => !drawnAlike.includes(page))
