import type { AdminCallName } from '../../domain/admin/calls.ts'
import type { CallName } from '../../domain/calls.ts'
import * as accounts from '../accounts/operations.ts'
import * as admin from '../admin/operations.ts'
import * as articles from '../articles/operations.ts'
import * as catalog from '../catalog/operations.ts'
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

const namedAtAdmin: Record<AdminCallName, (context: never, input: never) => Promise<unknown>> = admin

/** Which operation answers which call of the back office. */
export const adminOperations = namedAtAdmin as Record<AdminCallName, Operation>
