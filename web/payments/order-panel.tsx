import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { forgetPendingOrder, type PendingOrder } from './pending-order.ts'
import { priceText } from './plan-labels.ts'
import { type PaymentStage, usePayment } from './use-payment.ts'

type Props = {
  order: PendingOrder
  /** Created in this visit: the checkout opens at once. Else found after a reload. */
  isNew: boolean
  /** The course was opened. */
  onPaid(): void
  onChoosePlan(): void
  onHide(): void
  /** Label of the link after a payment, such as "Start lesson 1". */
  next: ReactNode
}

/** Shows the state of a payment and its money, and the next step. */
export function OrderPanel({ order, isNew, onPaid, onChoosePlan, onHide, next }: Props) {
  const { stage, isTrying, tryAgain } = usePayment({ order, isNew, onPaid })
  const panel = useRef<HTMLDivElement>(null)
  const isWaiting = stage.name === 'opening' || stage.name === 'verifying' || stage.name === 'asking'
  const isWindowOpen = stage.name === 'opening' || (stage.name === 'failed' && stage.isWindowOpen)
  const wasWindowOpen = useRef(isWindowOpen)
  useEffect(() => {
    const isFromWindow = wasWindowOpen.current
    wasWindowOpen.current = isWindowOpen
    // While the checkout is open it keeps the focus; so does a page that has just loaded.
    if (isWindowOpen || stage.name === 'asking') return
    // Do not move the focus of a student who has moved on meanwhile.
    const { activeElement } = document
    const isElsewhere = activeElement !== null && activeElement !== document.body
    if (!isFromWindow && isElsewhere && !panel.current?.contains(activeElement)) return
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.focus({ preventScroll: true })
  }, [stage.name, isWindowOpen])

  const hide = () => {
    forgetPendingOrder()
    onHide()
  }
  const { title, text, tone } = wordsOf(stage, order)
  return (
    <div
      ref={panel}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={-1}
      aria-busy={isWaiting}
      className={`rounded-card outline-none border border-l-4 bg-card p-5 ${tones[tone]}`}
    >
      <p className="text-lead leading-snug font-heading">{title}</p>
      {text && <p className="mt-1.5 max-w-[65ch] text-ink-2">{text}</p>}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {stage.name === 'paid' && next}
        {ordersStages.has(stage.name) && (
          <Link to="/my-orders" className={buttonClass('quiet')}>
            {m.layout_my_orders()}
          </Link>
        )}
        {canTryAgain(stage) && (
          <Button isBusy={isTrying} onClick={() => void tryAgain()}>
            {m.order_retry()}
          </Button>
        )}
        {(canTryAgain(stage) || stage.name === 'expired') && stage.name !== 'unverified' && (
          <Button variant="secondary" onClick={onChoosePlan}>
            {m.order_other_plan()}
          </Button>
        )}
        {!isWaiting && (
          <Button variant="quiet" onClick={hide}>
            {m.order_hide()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where the list of orders has details: the invoice, or the refund. */
const ordersStages: ReadonlySet<PaymentStage['name']> = new Set([
  'paid',
  'unanswered',
  'unverified',
  'refunding',
  'refunded',
])

type Tone = 'calm' | 'good' | 'bad'

const tones: Record<Tone, string> = {
  calm: 'border-rule border-l-brand',
  good: 'border-rule border-l-ok',
  bad: 'border-rule border-l-bad',
}

function canTryAgain({ name }: PaymentStage): boolean {
  return (
    name === 'closed' ||
    name === 'failed' ||
    name === 'unloaded' ||
    name === 'unverified' ||
    name === 'unanswered'
  )
}

function wordsOf(stage: PaymentStage, order: PendingOrder): { title: string; text?: string; tone: Tone } {
  const amount = priceText(order.amount)
  switch (stage.name) {
    case 'opening':
      return { title: m.order_opening({ amount }), tone: 'calm' }
    case 'verifying':
      return { title: m.order_verifying(), text: m.order_stay(), tone: 'calm' }
    case 'asking':
      return { title: m.order_asking({ amount }), text: m.order_asking_text(), tone: 'calm' }
    case 'unanswered':
      return { title: m.order_unanswered({ amount }), text: m.order_unanswered_text(), tone: 'calm' }
    case 'closed':
      return { title: m.order_closed(), text: m.order_closed_text(), tone: 'calm' }
    case 'failed':
      return { title: m.order_failed(), text: m.order_failed_text({ amount }), tone: 'bad' }
    case 'unloaded':
      return { title: m.order_script_failed(), text: m.order_script_failed_text(), tone: 'bad' }
    case 'unverified':
      return {
        title: m.order_verification_error({ text: stage.text }),
        text: m.order_unverified_text(),
        tone: 'bad',
      }
    case 'paid':
      return {
        title: m.order_paid(),
        ...(stage.validTill !== null && {
          text: m.course_valid_till({
            date: dateText(lastMomentBefore(new Date(stage.validTill)), currentLocale()),
          }),
        }),
        tone: 'good',
      }
    case 'refunding':
      return { title: m.order_refunding({ amount }), text: m.order_refunding_text(), tone: 'calm' }
    case 'refunded':
      return { title: m.order_refunded({ amount }), text: m.order_refunding_text(), tone: 'calm' }
    case 'expired':
      return { title: m.order_expired(), text: m.order_expired_text(), tone: 'calm' }
  }
}
