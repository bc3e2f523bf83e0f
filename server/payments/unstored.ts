import { Failure } from '../../domain/failure.ts'
import type { Queryable } from '../adapters/database/database.ts'
import { listUnstored, settleUnstored, type UnstoredRow } from './queries/events.ts'

/** Payments that name this installation, whose orders are not stored here, and about which nobody has decided. */
export function listUnstoredPayments(database: Queryable): Promise<UnstoredRow[]> {
  return database.all(listUnstored())
}

/**
 * Takes a payment whose order is missing off the list, with what was done about it.
 *
 * @throws Failure `notFound` when it is not on the list any more.
 */
export async function settleUnstoredIn(
  tx: Queryable,
  settled: { paymentId: string; staffId: string; note: string; now: Date },
): Promise<void> {
  if ((await tx.first(settleUnstored(settled))) === null) throw new Failure('notFound', 'admin_unstored_gone')
}
