import * as accounts from './accounts/contract.ts'
import * as articles from './articles/contract.ts'
import * as catalog from './catalog/contract.ts'
import { type CallInput, type CallOutput, callsOf } from './contract.ts'
import * as enquiries from './enquiries/contract.ts'
import * as certificates from './lessons/certificates/contract.ts'
import * as streams from './lessons/contract.ts'
import * as notes from './lessons/notes/contract.ts'
import * as pages from './lessons/pages/contract.ts'
import * as progress from './lessons/progress/contract.ts'
import * as saved from './lessons/saved/contract.ts'
import * as sheets from './lessons/sheets/contract.ts'
import * as steps from './lessons/steps/contract.ts'
import * as notifications from './notifications/contract.ts'
import * as payments from './payments/contract.ts'
import * as coupons from './payments/coupons/contract.ts'
import * as paymentLinks from './payments/payment-links/contract.ts'
import * as planChanges from './payments/plan-changes/contract.ts'
import * as practice from './practice/contract.ts'
import * as questions from './questions/contract.ts'
import * as site from './site/contract.ts'
import * as support from './support/contract.ts'
import * as threadPictures from './thread-pictures/contract.ts'

/** Every call of the API: for the server's routes, the OpenAPI document, the browser and the tests that check each. */
export const calls = callsOf({
  ...accounts,
  ...articles,
  ...catalog,
  ...certificates,
  ...coupons,
  ...enquiries,
  ...notes,
  ...notifications,
  ...pages,
  ...paymentLinks,
  ...payments,
  ...planChanges,
  ...practice,
  ...progress,
  ...questions,
  ...saved,
  ...site,
  ...sheets,
  ...steps,
  ...streams,
  ...support,
  ...threadPictures,
})

export type CallName = keyof typeof calls

type Calls = typeof calls

/** A call's input and output, by its name. */
export type InputOf<Name extends CallName> = CallInput<Calls[Name]>
export type OutputOf<Name extends CallName> = CallOutput<Calls[Name]>
