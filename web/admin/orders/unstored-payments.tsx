import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { gatewayStateText } from '../../../domain/admin/orders/gateway-words.ts'
import { moneyText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Card } from '../ui/card.tsx'
import { When } from '../ui/parts.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { SmallButton } from '../ui/small-button.tsx'

type UnstoredPayment = AdminOutputOf<'getRefunds'>['unstored'][number]
type Props = { payments: UnstoredPayment[]; total: number; onChange(): void }

/** Payments whose orders are missing here; nothing is done automatically. */
export function UnstoredPayments({ payments, total, onChange }: Props) {
  // Kept above the list: the dialog stays, with what is typed in it, when its payment leaves the list.
  const [notedPayment, setNotedPayment] = useState<UnstoredPayment | null>(null)
  return (
    <>
      {payments.length > 0 && (
        <Card title={m.admin_unstored_title()} isRegion className="mb-4 text-small">
          <p className="mt-1 max-w-[75ch] text-ink-2">{m.admin_unstored_lead()}</p>
          {total > payments.length && (
            <p className="mt-1">{m.admin_unstored_newest({ shown: payments.length, count: total })}</p>
          )}
          <ul className="mt-3 divide-y divide-rule">
            {payments.map((payment) => (
              <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <span className="font-semibold">{moneyText(payment.amount, payment.currency, 'en')}</span>
                <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                  {payment.id} · {gatewayStateText(payment.status)}
                  <span className="block text-sm text-ink-2">
                    {m.admin_unstored_order({ order: payment.receipt ?? payment.gatewayOrderId })} ·{' '}
                    <When at={payment.noticedAt} />
                  </span>
                </span>
                <SmallButton
                  label={m.admin_unstored_note()}
                  variant="secondary"
                  aria-haspopup="dialog"
                  aria-label={`${m.admin_unstored_note()}: ${payment.id}`}
                  onClick={() => setNotedPayment(payment)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {notedPayment !== null && (
        <ReasonDialog
          name={`unstored-${notedPayment.id}`}
          title={m.admin_unstored_note()}
          lead={m.admin_unstored_note_lead({ payment: notedPayment.id })}
          onClose={() => setNotedPayment(null)}
          act={(reason) => send('settleUnstored', { paymentId: notedPayment.id, reason })}
          onDone={onChange}
        />
      )}
    </>
  )
}
