import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { gatewayStateText } from '../../../domain/admin/orders/gateway-words.ts'
import { moneyText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { ActButton } from '../act-button.tsx'
import { send } from '../api.ts'
import { Card } from '../card.tsx'
import { When } from '../parts.tsx'

type Unstored = AdminOutputOf<'getRefunds'>['unstored'][number]
type Props = { payments: Unstored[]; total: number; onChange(): void }

/** Payments whose orders are missing here; nothing is done automatically. */
export function UnstoredPayments({ payments, total, onChange }: Props) {
  if (payments.length === 0) return null
  return (
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
            <ActButton
              label={m.admin_unstored_note()}
              variant="secondary"
              aria-label={`${m.admin_unstored_note()}: ${payment.id}`}
              asked={{
                name: `unstored-${payment.id}`,
                lead: m.admin_unstored_note_lead({ payment: payment.id }),
                act: (reason) => send('settleUnstored', { paymentId: payment.id, reason }),
                onDone: onChange,
              }}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
