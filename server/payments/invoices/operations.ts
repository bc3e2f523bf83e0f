import { randomUUID } from 'node:crypto'
import { daysBefore } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { splitCredit, splitTax } from '../../../domain/payments/tax.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Input, Output } from '../../calls.ts'
import type { Services, StudentContext } from '../../services.ts'
import { readDocument, signDocument } from '../../signed-claims.ts'
import { openInvoice } from './document.ts'
import {
  findCreditBasis,
  findInvoiceBasis,
  findInvoiceOfStudent,
  insertCreditNote,
  insertInvoice,
  listRefundsWithoutNote,
  lockCapturesWithoutInvoice,
} from './queries.ts'

type Issue = { id: string; paymentId: string; now: Date }

/** Issues the tax invoice of a capture, in the capture's transaction, as its last step, for the reason below. */
export async function issueInvoice(tx: Queryable, issue: Issue): Promise<void> {
  await tx.first(await prepareInvoice(tx, issue))
}

/**
 * Prepares the invoice of a capture and returns the statement that issues it. Its number comes from
 * a row that locks all other invoices until this transaction ends: run it last.
 */
export async function prepareInvoice(
  tx: Queryable,
  { id, paymentId, now }: Issue,
): Promise<ReturnType<typeof insertInvoice>> {
  const basis = await tx.first(findInvoiceBasis(paymentId))
  if (basis === null) throw new Error(`payment ${paymentId} has nothing to make an invoice from`)
  const { stateCode, gstPercent, ...facts } = basis
  // A seller who is not registered may not charge tax (CGST Act, section 32).
  const rateInPercent = facts.sellerGstin === null ? 0 : gstPercent
  // By law the supplier's place applies when the buyer's address is not on record (IGST Act, section 12(2)).
  const placeOfSupply = stateCode ?? facts.sellerStateCode
  return insertInvoice({
    ...facts,
    ...splitTax(facts.amountInPaise, placeOfSupply === facts.sellerStateCode, rateInPercent),
    id,
    paymentId,
    issuedAt: now,
    placeOfSupply,
    isPlaceAssumed: stateCode === null,
    rateInPercent,
  })
}

/** Issues the credit note of a completed refund, in its transaction, also last. */
export async function issueCreditNote(
  tx: Queryable,
  { id, refundId, paymentId, now }: { id: string; refundId: string; paymentId: string; now: Date },
): Promise<void> {
  const basis =
    (await tx.first(findCreditBasis(refundId))) ?? (await afterInvoice(tx, refundId, paymentId, now))
  if (basis === null) throw new Error(`refund ${refundId} has nothing to make a credit note from`)
  const { invoiceId, isWithinState, creditedInPaise, amountInPaise, rateInPercent } = basis
  const split = splitCredit(creditedInPaise, amountInPaise, isWithinState, rateInPercent)
  await tx.first(insertCreditNote({ ...split, id, refundId, invoiceId, issuedAt: now, amountInPaise }))
}

/** A capture from before there were invoices gets its own first. */
async function afterInvoice(tx: Queryable, refundId: string, paymentId: string, now: Date) {
  await issueInvoice(tx, { id: randomUUID(), paymentId, now })
  return tx.first(findCreditBasis(refundId))
}

const batchSize = 200
/** Every capture gets its invoice when it is stored: older ones were checked long ago. */
const lookedBackDays = 60

/** Issues missing invoices and credit notes of captures and refunds; returns how many. */
export async function issueMissingInvoices({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (tx) => {
    const now = clock.now()
    const from = daysBefore(now, lookedBackDays)
    const captures = await tx.all(lockCapturesWithoutInvoice(from, batchSize))
    for (const { paymentId } of captures) await issueInvoice(tx, { id: randomUUID(), paymentId, now })
    const refunds = await tx.all(listRefundsWithoutNote(from, batchSize))
    for (const { refundId, paymentId } of refunds)
      await issueCreditNote(tx, { id: randomUUID(), refundId, paymentId, now })
    return captures.length + refunds.length
  })
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A link to one of the student's own invoices or credit notes; none for another's. */
export async function getInvoice(
  { database, clock, settings, student }: StudentContext,
  { invoiceId }: Input<'getInvoice'>,
): Promise<Output<'getInvoice'>> {
  const invoice = uuidPattern.test(invoiceId)
    ? await database.first(findInvoiceOfStudent(invoiceId, student.id))
    : null
  if (invoice === null) throw new Failure('notFound', 'invoice_not_found')
  const { segment, expiresAt } = signDocument(settings, 'invoice', { id: invoice.id, now: clock.now() })
  return { url: `/invoices/${segment}`, expiresAt, label: invoice.label }
}

/** The PDF that a link's last path segment refers to; null when it was tampered with or has expired. */
export async function openInvoiceLink(
  services: Services,
  segment: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const now = services.clock.now()
  const id = readDocument(services.settings, 'invoice', { segment, now })
  return id === null ? null : openInvoice(services, id)
}
