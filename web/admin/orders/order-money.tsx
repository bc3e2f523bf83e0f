import { gatewayStateText } from '../../../domain/admin/orders/gateway-words.ts'
import { amountText, dateText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { dayText } from '../ui/labels.ts'
import { When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { wayText } from './by-hand-fields.tsx'
import { refundStateText } from './labels.ts'
import type { Order } from './order.ts'
import { RecordRefund } from './record-refund.tsx'

type Refund = Order['refunds'][number]

/** The payments of an order and their refunds. */
export function OrderMoney({
  order,
  onRetry,
  onRecorded,
}: Pick<LineProps, 'onRetry' | 'onRecorded'> & { order: Order }) {
  return (
    <Card title={m.admin_payments()} className="grid gap-4 text-small">
      {order.payments.length === 0 && <p className="text-ink-2">{m.admin_payments_none()}</p>}
      <ul className="grid gap-3">
        {order.payments.map((payment) => (
          <li key={payment.id} className="grid gap-1">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold tabular-nums">{amountText(payment.amount)}</span>
              <Chip tone={payment.error === null ? 'plain' : 'bad'}>{gatewayStateText(payment.status)}</Chip>
              {payment.capturedAt !== null && <When at={payment.capturedAt} className="text-ink-2" />}
            </span>
            <span className="text-sm break-all text-ink-2">{payment.byHand?.reference ?? payment.id}</span>
            {payment.byHand !== null && (
              <span className="wrap-anywhere text-ink-2">
                {m.admin_record_by({
                  way: wayText(payment.byHand.way),
                  date: dayText(payment.byHand.on),
                  name: payment.byHand.by,
                })}
                {payment.byHand.note !== null && ` · ${payment.byHand.note}`}
              </span>
            )}
            {payment.error !== null && <span className="text-bad">{payment.error}</span>}
            {payment.refunded > 0 && (
              <span>{m.admin_gateway_refunded({ amount: amountText(payment.refunded) })}</span>
            )}
          </li>
        ))}
      </ul>
      {order.refunds.length > 0 && (
        <>
          <h3 className="font-bold">{m.admin_refunds()}</h3>
          <ul className="grid gap-3">
            {order.refunds.map((refund) => (
              <RefundLine key={refund.id} refund={refund} onRetry={onRetry} onRecorded={onRecorded} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

type LineProps = {
  refund: Refund
  onRetry(refundId: string): Promise<void>
  onRecorded(): Promise<void>
}

function RefundLine({ refund, onRetry, onRecorded }: LineProps) {
  const { id, amount, state, trouble, gatewayRefundId, doneAt, createdAt, isHeld, bankDetailsDueAt } = refund
  const isDue = (state === 'owed' || state === 'sent') && !isHeld
  return (
    <li className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold tabular-nums">{amountText(amount)}</span>
        <Chip tone={trouble !== null ? 'bad' : state === 'done' ? 'good' : 'warn'}>
          {refundStateText(state)}
        </Chip>
        <When at={doneAt ?? createdAt} className="text-ink-2" />
      </span>
      {gatewayRefundId !== null && <span className="text-sm break-all text-ink-2">{gatewayRefundId}</span>}
      {trouble !== null && <span className="text-bad">{m.admin_gateway_trouble({ trouble })}</span>}
      {bankDetailsDueAt !== null && (
        <span className="text-ink-2">
          {m.admin_refund_bank_details({ date: dateText(new Date(Date.parse(bankDetailsDueAt) - 1), 'en') })}
        </span>
      )}
      {isDue && refund.isByHand && <RecordRefund refund={refund} onRecorded={onRecorded} />}
      {isDue && !refund.isByHand && (
        <SmallButton label={m.admin_try_again()} variant="secondary" work={() => onRetry(id)} />
      )}
    </li>
  )
}
