import * as accounts from './accounts/contract.ts'
import * as articles from './articles/contract.ts'
import * as catalog from './catalog/contract.ts'
import type { Call, CallInput, CallOutput } from './contract.ts'
import * as enquiries from './enquiries/contract.ts'
import * as certificates from './lessons/certificates/contract.ts'
import * as streams from './lessons/contract.ts'
import * as progress from './lessons/progress/contract.ts'
import * as payments from './payments/contract.ts'
import * as practice from './practice/contract.ts'
import * as site from './site/contract.ts'
import * as support from './support/contract.ts'

type CallsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Call ? Name : never]: Exports[Name]
}

/** The calls among what contracts export; beside them stand schemas that several calls use. */
function callsOf<Exports extends object>(exports: Exports): CallsOf<Exports> {
  const isCall = (one: unknown) =>
    typeof one === 'object' && one !== null && 'path' in one && 'summary' in one
  // The condition is that of the type: nothing else has an address and a summary.
  return Object.fromEntries(Object.entries(exports).filter(([, one]) => isCall(one))) as CallsOf<Exports>
}

/** Every call of the API: for the server's routes, the OpenAPI document, the browser and the tests that walk them all. */
export const calls = callsOf({
  ...accounts,
  ...articles,
  ...catalog,
  ...certificates,
  ...enquiries,
  ...payments,
  ...practice,
  ...progress,
  ...site,
  ...streams,
  ...support,
})

export type CallName = keyof typeof calls

type Calls = typeof calls

/** What a caller of a call passes, and what an answer carries, by the call's name. */
export type InputOf<Name extends CallName> = CallInput<Calls[Name]>
export type OutputOf<Name extends CallName> = CallOutput<Calls[Name]>
