import type { AdminCallName, adminCalls } from '../domain/admin/calls.ts'
import type { CallName, calls } from '../domain/calls.ts'
import type { CallOutput, ParsedInput } from '../domain/contract.ts'

/** The parsed input and the output of a call's operation. */
export type Input<Name extends CallName> = ParsedInput<(typeof calls)[Name]>
export type Output<Name extends CallName> = CallOutput<(typeof calls)[Name]>

/** The same for back office calls. */
export type AdminInput<Name extends AdminCallName> = ParsedInput<(typeof adminCalls)[Name]>
export type AdminOutput<Name extends AdminCallName> = CallOutput<(typeof adminCalls)[Name]>
