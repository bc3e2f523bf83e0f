import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type * as contract from '../../domain/payments/orders-contract.ts'
import type { Services, StudentContext } from '../services.ts'
import { readDocument, signDocument } from '../signed-claims.ts'
import { openInvoice } from './invoice-document.ts'
import { findInvoiceOfStudent } from './queries/invoices.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A link to an invoice or credit note of the student's own; of another's there is none. */
export async function getInvoice(
  { database, clock, settings, student }: StudentContext,
  { invoiceId }: ParsedInput<typeof contract.getInvoice>,
): Promise<CallOutput<typeof contract.getInvoice>> {
  const invoice = uuidPattern.test(invoiceId)
    ? await database.first(findInvoiceOfStudent(invoiceId, student.id))
    : null
  if (invoice === null) throw new Failure('notFound', 'invoice_not_found')
  const { segment, expiresAt } = signDocument(settings, 'invoice', { id: invoice.id, now: clock.now() })
  return { url: `/invoices/${segment}`, expiresAt, label: invoice.label }
}

/** The PDF that a link's last path segment names; null when a character of it changed or its time has passed. */
export async function openInvoiceLink(
  services: Services,
  segment: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const now = services.clock.now()
  const id = readDocument(services.settings, 'invoice', { segment, now })
  return id === null ? null : openInvoice(services, id)
}
