import type { CallName } from '../../domain/calls.ts'
import type { DeskCallName } from '../../domain/desk/calls.ts'
import * as accounts from '../accounts/operations.ts'
import * as articles from '../articles/operations.ts'
import * as catalog from '../catalog/operations.ts'
import * as desk from '../desk/operations.ts'
import * as enquiries from '../enquiries/operations.ts'
import * as lessons from '../lessons/operations.ts'
import * as payments from '../payments/operations.ts'
import * as securityEvents from '../security/operations.ts'
import type { Context } from '../services.ts'
import * as site from '../site/operations.ts'
import * as support from '../support/operations.ts'

export type Operation = (context: Context, input: unknown) => Promise<unknown>

/** An operation bears the name of its call; a call without one does not compile. */
const named: Record<CallName, (context: never, input: never) => Promise<unknown>> = {
  ...accounts,
  ...articles,
  ...catalog,
  ...enquiries,
  ...lessons,
  ...payments,
  ...securityEvents,
  ...site,
  ...support,
}

/** Which operation answers which call. Inputs were parsed by the call's schema before they arrive here. */
export const operations = named as Record<CallName, Operation>

const namedAtDesk: Record<DeskCallName, (context: never, input: never) => Promise<unknown>> = desk

/** Which operation answers which call of the back office. */
export const deskOperations = namedAtDesk as Record<DeskCallName, Operation>
