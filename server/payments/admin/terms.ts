import { fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { indiaDay, startOfIndiaDay } from '../../../domain/india-time.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { enqueue } from '../../jobs/operations.ts'
import type { StaffContext } from '../../services.ts'
import { addTermsIn, readTerms, removeTermsIn } from '../terms/operations.ts'

type Terms = AdminOutput<'getSellerTerms'>

export async function getSellerTerms({ database, clock }: StaffContext): Promise<Terms> {
  return wireTerms(database, clock.now())
}

/**
 * @throws Failure `invalid` for a day that has begun, `conflict` when there are terms from that day.
 */
export async function addSellerTerms(
  context: StaffContext,
  terms: AdminInput<'addSellerTerms'>,
): Promise<Terms> {
  const now = context.clock.now()
  refuseBegun(terms.from, now)
  return context.database.transaction(async (tx) => {
    if (!(await addTermsIn(tx, terms))) throw fieldFailure('conflict', 'from', 'admin_terms_known')
    const { from, ...after } = terms
    const dueAt = startOfIndiaDay(indiaDay(new Date(from)))
    await enqueue(tx, 'announceContent', { why: `terms ${from}` }, { dueAt })
    await audit(tx, context, { action: 'terms.add', id: from, after })
    return wireTerms(tx, now)
  })
}

/** @throws Failure `invalid` for terms already in effect. */
export async function removeSellerTerms(
  context: StaffContext,
  { from }: AdminInput<'removeSellerTerms'>,
): Promise<Terms> {
  const now = context.clock.now()
  refuseBegun(from, now)
  return context.database.transaction(async (tx) => {
    const removed = orNotFound(await removeTermsIn(tx, from), 'admin_terms_gone')
    const { from: day, ...before } = removed
    await audit(tx, context, { action: 'terms.remove', id: day, before })
    return wireTerms(tx, now)
  })
}

function refuseBegun(from: string, now: Date): void {
  if (indiaDay(new Date(from)) <= indiaDay(now)) throw fieldFailure('invalid', 'from', 'admin_terms_begun')
}

async function wireTerms(database: Queryable, now: Date): Promise<Terms> {
  const rows = await readTerms(database)
  const isComing = (from: string) => indiaDay(new Date(from)) > indiaDay(now)
  const holds = rows.find(({ from }) => !isComing(from))?.from
  return rows.map((row) => ({
    ...row,
    state: row.from === holds ? 'holds' : isComing(row.from) ? 'coming' : 'held',
  }))
}
