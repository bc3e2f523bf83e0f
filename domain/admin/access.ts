import type * as z from 'zod/mini'
import type { AdminAddress, Role } from '../addresses.ts'
import type { Call } from '../contract.ts'

/** Which roles may make a call. */
export const authors = ['owner', 'author'] as const satisfies readonly Role[]
export const supporters = ['owner', 'support'] as const satisfies readonly Role[]
export const owners = ['owner'] as const satisfies readonly Role[]

/** Declares one call of the back office: it stands below `/admin` and names the roles that may make it. */
export function defineAdminCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output> & AdminAddress,
): Call<Input, Output> & AdminAddress {
  return call
}
