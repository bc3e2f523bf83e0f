import { Failure, orNotFound } from '../../../domain/failure.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Queryable } from '../../adapters/database/database.ts'
import { audit } from '../../admin/audit/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import { notify } from '../../notifications/operations.ts'
import type { StaffContext } from '../../services.ts'
import { signDocument } from '../../signed-claims.ts'
import { type DocumentOfOrder, findDocumentOfOrder } from './queries/orders.ts'

/** A link to an invoice or credit note, like its buyer's. */
export async function getOrderDocument(
  context: StaffContext,
  input: AdminInput<'getOrderDocument'>,
): Promise<AdminOutput<'getOrderDocument'>> {
  const { database, settings, clock } = context
  const document = await documentOf(database, input)
  const { segment } = signDocument(settings, 'invoice', { id: document.id, now: clock.now() })
  return { url: `/invoices/${segment}`, label: document.label }
}

/** Mails it to the student again: only to the address of the account. */
export async function sendOrderDocument(
  context: StaffContext,
  input: AdminInput<'sendOrderDocument'>,
): Promise<null> {
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    const { id: invoiceId, label, studentId, isErased, isUnproven, ...student } = await documentOf(tx, input)
    if (isErased) throw new Failure('conflict', 'admin_student_gone')
    // It may be a child's, who is invited through a guardian.
    if (isUnproven) throw new Failure('conflict', 'admin_document_unproven')
    const options = { locale: student.locale }
    const notice = {
      subject: m.mail_document_subject({ label }, options),
      parts: [m.mail_document_text({ label }, options)],
    }
    await notify(tx, student, notice, { now, studentId, invoiceId })
    await audit(tx, context, {
      action: 'order.send-document',
      id: input.orderId,
      after: { document: label },
    })
  })
  return null
}

async function documentOf(
  tx: Queryable,
  { orderId, documentId }: AdminInput<'getOrderDocument'>,
): Promise<DocumentOfOrder> {
  return orNotFound(await tx.first(findDocumentOfOrder(orderId, documentId)), 'invoice_not_found')
}
