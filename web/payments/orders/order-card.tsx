import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { findPlan } from '../../../domain/payments/plans.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { dayText } from '../../ui/day-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { planNames, priceText } from '../plan-labels.ts'
import { openInvoice } from './open-invoice.ts'
import { nextWords, type StudentOrder, stateWords, type Tone } from './order-words.ts'

const tones: Record<Tone, string> = {
  good: 'bg-ok-soft text-ok',
  calm: 'bg-sunk text-ink-2',
  warn: 'bg-warn-soft text-warn',
}

type Props = { order: StudentOrder; now: Date; onAskRefund(): void }

/** An order: its course, its state, what happens next, and its documents. */
export function OrderCard({ order, now, onAskRefund }: Props) {
  const titleId = useId()
  const plan = findPlan(order.subscriptionType)
  const { text, tone } = stateWords(order, now)
  const isUnpaid = order.state === 'open' || order.state === 'failed' || order.state === 'expired'
  const canAsk = order.state === 'paid' && order.request?.state !== 'open' && order.refunds.length === 0
  return (
    <li className="rounded-card border border-rule bg-card p-5">
      <article aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 id={titleId} className="text-title">
              {order.courseSlug === null ? (
                order.courseTitle
              ) : (
                <Link to="/courses/$name" params={{ name: order.courseSlug }} className="text-ink">
                  {order.courseTitle}
                </Link>
              )}
            </h2>
            <p className="mt-1 text-small text-ink-2">
              {plan && `${planNames[plan.name]()} · `}
              <span className="font-semibold tabular-nums">{priceText(order.amount)}</span>
              {' · '}
              <time dateTime={order.orderedAt}>{dayText(order.orderedAt)}</time>
            </p>
            <p className="mt-1 text-sm break-all text-ink-3">
              {m.orders_number({ number: order.paymentId })}
            </p>
          </div>
          <p className={`rounded-ctl px-2 py-0.5 text-sm font-semibold ${tones[tone]}`}>{text}</p>
        </div>
        <div className="mt-3 grid max-w-[70ch] gap-1 text-ink-2">
          {nextWords(order, now).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {isUnpaid && order.courseSlug !== null && (
            <Link
              to="/courses/$name"
              params={{ name: order.courseSlug }}
              hash="plans"
              className={buttonClass('secondary')}
            >
              {m.orders_pay_again()}
              <span className="sr-only"> {order.courseTitle}</span>
            </Link>
          )}
          {order.documents.map((document) => (
            <Button key={document._id} variant="quiet" onClick={() => void openInvoice(document)}>
              <Icon name="document" />
              {document.kind === 'invoice'
                ? m.orders_invoice({ number: document.label })
                : m.orders_credit_note({ number: document.label })}
            </Button>
          ))}
          {canAsk && (
            <Button variant="quiet" onClick={onAskRefund}>
              {m.orders_ask_refund()}
              <span className="sr-only"> {order.courseTitle}</span>
            </Button>
          )}
        </div>
      </article>
    </li>
  )
}
