import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type * as contract from '../../domain/payments/orders-contract.ts'
import type { Services, StudentContext } from '../services.ts'
import { openInvoice } from './invoice-document.ts'
import { findInvoiceOfStudent } from './queries/invoices.ts'

/** Long enough for a slow line to begin, too short to pass on. */
const linkSeconds = 300
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
  const expiresAt = new Date(clock.now().getTime() + linkSeconds * 1000)
  const claim = `${invoice.id}~${Math.floor(expiresAt.getTime() / 1000)}`
  return {
    url: `/invoices/${claim}.${signature(settings.secret, claim)}`,
    expiresAt: expiresAt.toISOString(),
    label: invoice.label,
  }
}

/** The PDF that a link's last path segment names; null when a character of it changed or its time has passed. */
export async function openInvoiceLink(
  services: Services,
  segment: string,
): Promise<{ bytes: Uint8Array; fileName: string } | null> {
  const dot = segment.lastIndexOf('.')
  const claim = segment.slice(0, Math.max(0, dot))
  const given = Buffer.from(segment.slice(dot + 1))
  const expected = Buffer.from(signature(services.settings.secret, claim))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [id = '', expiry] = claim.split('~')
  if (!uuidPattern.test(id) || !(Number(expiry) * 1000 > services.clock.now().getTime())) return null
  return openInvoice(services, id)
}

function signature(secret: string, claim: string): string {
  return createHmac('sha256', secret).update('invoice link\n').update(claim).digest('hex')
}
