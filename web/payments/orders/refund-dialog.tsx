import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CallOutput } from '../../../domain/contract.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { getRefundQuote } from '../../../domain/payments/contract.ts'
import { longestMessage } from '../../../domain/support/rules.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, Submit } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useLoaded } from '../../use-loaded.ts'
import { priceText } from '../plan-labels.ts'
import { lastDayText, type StudentOrder } from './order-words.ts'

type Quote = CallOutput<typeof getRefundQuote>
type Props = { order: StudentOrder | null; onClose(): void; onAsked(): void }

/** Shows the refund amount of an order before it is requested, and sends the request. */
export function RefundDialog({ order, onClose, onAsked }: Props) {
  return (
    <Dialog title={m.orders_ask_refund()} isOpen={order !== null} onClose={onClose}>
      {order && <RefundForm order={order} onClose={onClose} onAsked={onAsked} />}
    </Dialog>
  )
}

function RefundForm({ order, onClose, onAsked }: Props & { order: StudentOrder }) {
  const [reason, setReason] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const { paymentId } = order

  const { data: quote, failure, isLoading, reload } = useLoaded('getRefundQuote', { paymentId })
  const message = failure === null ? trouble : failure.message || m.orders_load_failed_text()

  async function ask() {
    if (quote === null) return
    setTrouble(null)
    const answer = await send('requestRefund', { paymentId, amount: quote.amount, reason })
    if (answer.success) {
      toast.success(answer.message)
      onAsked()
      return
    }
    setTrouble(answer.message || m.orders_load_failed_text())
    // The day may have changed since the amount was shown: show it again before requesting.
    reload()
  }

  return (
    <Form onSubmit={ask} className="grid gap-4">
      {message !== null && <Notice kind="bad">{message}</Notice>}
      {isLoading && <p aria-busy="true">{m.orders_quote_loading()}</p>}
      {quote !== null && <QuoteWords quote={quote} course={order.courseTitle} />}
      {quote?.canAsk && (
        <TextArea
          label={m.orders_refund_reason()}
          rows={3}
          maxLength={longestMessage}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {quote?.canAsk && <Submit>{m.orders_refund_send({ amount: priceText(quote.amount) })}</Submit>}
        <Button variant="quiet" onClick={onClose}>
          {quote?.canAsk ? m.orders_refund_keep() : m.ui_close()}
        </Button>
      </div>
    </Form>
  )
}

function QuoteWords({ quote, course }: { quote: Quote; course: string }) {
  const current = quote.steps.find(({ percent }) => percent === quote.percent)
  return (
    <div className="grid gap-2">
      {quote.canAsk ? (
        <>
          <p className="text-head leading-tight font-bold tabular-nums">
            {m.orders_refund_amount({ amount: priceText(quote.amount) })}
          </p>
          {current && (
            <p className="text-ink-2">
              {m.orders_refund_share({ percent: quote.percent, date: lastDayText(current.endsAt) })}
            </p>
          )}
          {quote.earlierAmount > 0 && (
            <p className="text-ink-2">
              {m.orders_refund_two_parts({
                amount: priceText(quote.amount - quote.earlierAmount),
                earlier: priceText(quote.earlierAmount),
              })}
            </p>
          )}
          <p className="text-ink-2">{m.orders_refund_ends({ course })}</p>
        </>
      ) : (
        <p>{reasons[quote.why]()}</p>
      )}
      <p>
        <Link to="/refund-policy">{m.orders_refund_policy()}</Link>
      </p>
    </div>
  )
}

const reasons: Record<Quote['why'], () => string> = {
  share: () => m.orders_refund_none(),
  asked: () => m.orders_refund_asked(),
  late: () => m.orders_refund_late(),
  registration: () => m.orders_refund_registration(),
  returned: () => m.orders_refund_returned(),
  changed: () => m.orders_refund_changed(),
  notPaid: () => m.orders_refund_none(),
}
