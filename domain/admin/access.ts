import type * as z from 'zod/mini'
import type { AdminAddress, Role } from '../addresses.ts'
import { type CallShape, completed, type Declared, type NoInput, type nothing } from '../contract.ts'

/** The roles that may make a call. */
export const authors = ['owner', 'author-own', 'author-all'] as const satisfies readonly Role[]
/** Change what all courses share, and a course's owner. */
export const authorsOfAll = ['owner', 'author-all'] as const satisfies readonly Role[]
export const publishers = ['owner', 'publish'] as const satisfies readonly Role[]
/** See drafts of courses: to write, publish or set prices. */
export const courseReaders = [...authors, 'publish', 'price'] as const satisfies readonly Role[]
export const articleReaders = [...authors, 'publish'] as const satisfies readonly Role[]
export const siteEditors = ['owner', 'site'] as const satisfies readonly Role[]
/** Change the legal pages and the seller. */
export const policyEditors = ['owner', 'policies'] as const satisfies readonly Role[]
/** See the site's screen, which includes the policies. */
export const siteAndPolicyEditors = ['owner', 'site', 'policies'] as const satisfies readonly Role[]
/** Work with drafts of some kind; each kind has its own rule. */
export const draftEditors = [...courseReaders, 'site', 'policies'] as const satisfies readonly Role[]
/** Choose and upload pictures and videos. */
export const mediaEditors = [...authors, 'site'] as const satisfies readonly Role[]
export const supporters = ['owner', 'support'] as const satisfies readonly Role[]
/** See students, and help them with their accounts. */
export const studentReaders = [...supporters, 'people'] as const satisfies readonly Role[]
/** Create discount codes; only an owner may make a course free (`mayMakeCoupon`). */
export const couponMakers = ['owner', 'price', 'finance'] as const satisfies readonly Role[]
/** Prepare an order for a family and send its link. */
export const paymentLinkMakers = ['owner', 'support', 'finance'] as const satisfies readonly Role[]
/** Add students, group them in batches and write to those. */
export const peopleEditors = ['owner', 'people'] as const satisfies readonly Role[]
/** Send to many: news to subscribers, announcements to learners. */
export const mailers = ['owner', 'site', 'people'] as const satisfies readonly Role[]
export const owners = ['owner'] as const satisfies readonly Role[]

/** A back-office call as its contract declares it; `adminCalls` completes its address. */
export type AdminCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = CallShape<Input, Output> & AdminAddress

/** Declares a back-office call: it is below `/admin` and names the roles that may make it. */
export function defineAdminCall<
  Input extends z.ZodMiniType = NoInput,
  Output extends z.ZodMiniType = typeof nothing,
>(call: Declared<AdminAddress, Input, Output>): AdminCall<Input, Output> {
  return completed(call)
}
