import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { say } from '../query.ts'
import { Card } from '../ui/card.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { Order } from './order.ts'

/** Invoices and credit notes of an order, to open or send to the student again. */
export function OrderDocuments({ order }: { order: Order }) {
  const [busy, setBusy] = useState<string | null>(null)
  if (order.documents.length === 0) return null

  async function open(documentId: string): Promise<void> {
    // Opened synchronously: popup blockers stop a window that opens later.
    const tab = window.open('about:blank', '_blank')
    setBusy(documentId)
    const answer = await send('getOrderDocument', { orderId: order.id, documentId })
    setBusy(null)
    if (!answer.success) {
      tab?.close()
      return toast.error(answer.message)
    }
    if (tab === null) window.location.assign(answer.data.url)
    else tab.location.href = answer.data.url
  }

  async function sendAgain(documentId: string): Promise<void> {
    const answer = await send('sendOrderDocument', { orderId: order.id, documentId })
    say(answer)
  }

  return (
    <Card title={m.admin_documents()} isRegion>
      <ul className="mt-2 grid gap-3">
        {order.documents.map(({ id, name }) => (
          <li key={id} className="grid gap-1">
            <span className="font-semibold break-all">{name}</span>
            <span className="flex flex-wrap gap-2">
              <SmallButton
                label={m.admin_document_open()}
                variant="secondary"
                aria-label={`${m.admin_document_open()} ${name}`}
                isBusy={busy === id}
                onClick={() => void open(id)}
              />
              <ConfirmButton
                label={m.admin_document_send()}
                aria-label={`${m.admin_document_send()} ${name}`}
                lead={m.admin_document_send_lead({ label: name, email: order.student.email })}
                act={() => sendAgain(id)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
