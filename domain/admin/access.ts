import type * as z from 'zod/mini'
import type { AdminAddress, Role } from '../addresses.ts'
import { type CallShape, completed, type Declared, type NoInput, type nothing } from '../contract.ts'

/** Which roles may make a call. */
export const authors = ['owner', 'author-own', 'author-all'] as const satisfies readonly Role[]
/** May change what every course shares, and whose a course is. */
export const authorsOfAll = ['owner', 'author-all'] as const satisfies readonly Role[]
export const publishers = ['owner', 'publish'] as const satisfies readonly Role[]
/** May see the drafts of courses: to write, to publish or to set prices. */
export const courseReaders = [...authors, 'publish', 'price'] as const satisfies readonly Role[]
export const articleReaders = [...authors, 'publish'] as const satisfies readonly Role[]
export const siteEditors = ['owner', 'site'] as const satisfies readonly Role[]
/** May change the legal pages, and who sells. */
export const policyEditors = ['owner', 'policies'] as const satisfies readonly Role[]
/** See the site's screen, where the policies stand too. */
export const siteAndPolicyEditors = ['owner', 'site', 'policies'] as const satisfies readonly Role[]
/** Work with drafts of some kind; each kind says who may. */
export const draftEditors = [...courseReaders, 'site', 'policies'] as const satisfies readonly Role[]
/** Choose pictures and videos, and bring them. */
export const mediaEditors = [...authors, 'site'] as const satisfies readonly Role[]
export const supporters = ['owner', 'support'] as const satisfies readonly Role[]
/** May see students, and help them with their accounts. */
export const studentReaders = [...supporters, 'people'] as const satisfies readonly Role[]
/** May lower prices by codes; an owner alone may give a course away (`mayMakeCoupon`). */
export const couponMakers = ['owner', 'price', 'finance'] as const satisfies readonly Role[]
/** May prepare an order for a family and send its link. */
export const paymentLinkMakers = ['owner', 'support', 'finance'] as const satisfies readonly Role[]
/** May add students, group them in batches and write to those. */
export const peopleEditors = ['owner', 'people'] as const satisfies readonly Role[]
/** Write to many: news for the site, announcements to those who learn. */
export const mailers = ['owner', 'site', 'people'] as const satisfies readonly Role[]
export const owners = ['owner'] as const satisfies readonly Role[]

/** A call of the back office as its contract declares it; `adminCalls` says the rest of its address. */
export type AdminCall<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = CallShape<Input, Output> & AdminAddress

/** Declares one call of the back office: it stands below `/admin` and names the roles that may make it. */
export function defineAdminCall<
  Input extends z.ZodMiniType = NoInput,
  Output extends z.ZodMiniType = typeof nothing,
>(call: Declared<AdminAddress, Input, Output>): AdminCall<Input, Output> {
  return completed(call)
}
