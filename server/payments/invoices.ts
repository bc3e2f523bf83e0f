import { randomUUID } from 'node:crypto'
import { rateInPercent, serviceCode, splitCredit, splitTax } from '../../domain/payments/tax.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { Services } from '../services.ts'
import {
  findCreditBasis,
  findInvoiceBasis,
  insertCreditNote,
  insertInvoice,
  listRefundsWithoutNote,
  lockCapturesWithoutInvoice,
} from './queries/invoices.ts'

type Issue = { id: string; paymentId: string; now: Date }

/** Issues the tax invoice of a capture, in the capture's transaction: last, for the reason below. */
export async function issueInvoice(tx: Queryable, issue: Issue): Promise<void> {
  await tx.first(await prepareInvoice(tx, issue))
}

/**
 * Reads what the invoice of a capture says, and answers the statement that issues it. The number comes
 * from a row that every invoice waits for until this transaction ends: run it last.
 */
export async function prepareInvoice(
  tx: Queryable,
  { id, paymentId, now }: Issue,
): Promise<ReturnType<typeof insertInvoice>> {
  const basis = await tx.first(findInvoiceBasis(paymentId))
  if (basis === null) throw new Error(`payment ${paymentId} has nothing to make an invoice from`)
  const { stateCode, ...facts } = basis
  // The law takes the supplier's place where the buyer's address is not on record (IGST Act, section 12(2)).
  const placeOfSupply = stateCode ?? facts.sellerStateCode
  return insertInvoice({
    ...facts,
    ...splitTax(facts.amountInPaise, placeOfSupply === facts.sellerStateCode),
    id,
    paymentId,
    issuedAt: now,
    placeOfSupply,
    isPlaceAssumed: stateCode === null,
    serviceCode,
    rateInPercent,
  })
}

/** Issues the credit note of a refund that was made, in its transaction, last as well. */
export async function issueCreditNote(
  tx: Queryable,
  { id, refundId, paymentId, now }: { id: string; refundId: string; paymentId: string; now: Date },
): Promise<void> {
  const basis =
    (await tx.first(findCreditBasis(refundId))) ?? (await afterInvoice(tx, refundId, paymentId, now))
  if (basis === null) throw new Error(`refund ${refundId} has nothing to make a credit note from`)
  const { invoiceId, isWithinState, creditedInPaise, amountInPaise } = basis
  const split = splitCredit(creditedInPaise, amountInPaise, isWithinState)
  await tx.first(insertCreditNote({ ...split, id, refundId, invoiceId, issuedAt: now, amountInPaise }))
}

/** A capture from before there were invoices gets its own first. */
async function afterInvoice(tx: Queryable, refundId: string, paymentId: string, now: Date) {
  await issueInvoice(tx, { id: randomUUID(), paymentId, now })
  return tx.first(findCreditBasis(refundId))
}

const batchSize = 200
/** Every capture has its invoice by the time it is stored: what is older was looked through long ago. */
const lookedBackDays = 60

/** Gives captures and refunds that lack one their invoice or credit note; returns how many were issued. */
export async function issueMissingInvoices({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock.now()
    const from = new Date(now.getTime() - lookedBackDays * 24 * 3600 * 1000)
    const captures = await tx.all(lockCapturesWithoutInvoice(from, batchSize))
    for (const { paymentId } of captures) await issueInvoice(tx, { id: randomUUID(), paymentId, now })
    const refunds = await tx.all(listRefundsWithoutNote(from, batchSize))
    for (const { refundId, paymentId } of refunds)
      await issueCreditNote(tx, { id: randomUUID(), refundId, paymentId, now })
    return captures.length + refunds.length
  })
}
