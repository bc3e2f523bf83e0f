import type { AdminCallName } from '../../domain/admin/calls.ts'
import type { CallName } from '../../domain/calls.ts'
import * as accounts from '../accounts/operations.ts'
import * as admin from '../admin/operations.ts'
import * as articles from '../articles/operations.ts'
import * as catalog from '../catalog/operations.ts'
import * as enquiries from '../enquiries/operations.ts'
import * as lessons from '../lessons/operations.ts'
import * as invoices from '../payments/invoices/operations.ts'
import * as orders from '../payments/orders/operations.ts'
import * as reconciliation from '../payments/reconciliation/operations.ts'
import * as refunds from '../payments/refunds/operations.ts'
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
  ...invoices,
  ...orders,
  ...reconciliation,
  ...refunds,
  ...securityEvents,
  ...site,
  ...support,
}

/** Which operation answers which call. Inputs were parsed by the call's schema before they arrive here. */
export const operations = named as Record<CallName, Operation>

const namedAtAdmin: Record<AdminCallName, (context: never, input: never) => Promise<unknown>> = admin

/** Which operation answers which call of the back office. */
export const adminOperations = namedAtAdmin as Record<AdminCallName, Operation>
