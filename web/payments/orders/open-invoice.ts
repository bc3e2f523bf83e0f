import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../../api.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Opens an invoice or credit note in a new tab. The tab opens before its link is requested: browsers allow that only in
 * the click itself.
 */
export async function openInvoice(document: { _id: string; label: string }): Promise<void> {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = document.label
    tab.document.body.textContent = m.course_document_opening()
  }
  const answer = await send('getInvoice', { invoiceId: document._id })
  if (!answer.success) {
    tab?.close()
    toast.error(answer.message || m.course_document_failed())
    return
  }
  // With pop-ups blocked the document opens here.
  if (tab) tab.location.replace(answer.data.url)
  else window.location.assign(answer.data.url)
}
