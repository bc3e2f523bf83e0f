import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { findPlan, planServices } from '../../domain/payments/plans.ts'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { readSession } from '../session.ts'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { BillingFields, buyerInput, noBilling, StateField } from './buyer-fields.tsx'
import { OrderPanel } from './order-panel.tsx'
import { keepPendingOrder, keepState, readState } from './pending-order.ts'
import { PlanCardView } from './plan-card.tsx'
import { batchText, priceText } from './plan-labels.ts'
import { usePurchase } from './use-purchase.ts'

type PreparedOrder = OutputOf<'openPaymentLink'>

type Props = {
  order: PreparedOrder
  token: string
  /** The page's own address, to return to after sign-in. */
  next: string
  onLogin(): void
  /** The price, or the link, differs from what this page shows. */
  onStale(): void
  /** The fragment for playing on the course's page. */
  startFragment: string
}

/** An order that staff prepared: what it is, its current price, and the payment. */
export function PreparedOrderView({ order, token, next, onLogin, onStale, startFragment }: Props) {
  const { course } = order
  const purchase = usePurchase(course._id, '')
  const [isPaid, setPaid] = useState(order.isPaid)
  const student = readSession()
  return (
    <div className="grid gap-5">
      {purchase.payment && (
        <OrderPanel
          key={purchase.payment.attempt}
          order={purchase.payment.order}
          isNew={purchase.payment.isNew}
          onPaid={() => setPaid(true)}
          onChoosePlan={purchase.endPayment}
          onHide={purchase.endPayment}
          next={
            <Link
              to="/courses/$name"
              params={{ name: course.slug }}
              hash={startFragment}
              className={buttonClass()}
            >
              {m.order_start_first()}
            </Link>
          }
        />
      )}
      {isPaid && purchase.payment === null && <Paid />}
      {!isPaid && (
        <>
          <Notes order={order} />
          <PlanAndBuyer
            order={order}
            token={token}
            onLogin={onLogin}
            onStale={onStale}
            onOrdered={purchase.pay}
          />
          {student === null ? (
            <div>
              <p>{m.payment_link_log_in()}</p>
              <div className="mt-3 flex flex-wrap gap-3">
                <Link to="/login" search={{ next }} className={buttonClass('secondary')}>
                  {m.auth_login()}
                </Link>
                <Link to="/register" search={{ next }} className={buttonClass('quiet')}>
                  {m.auth_register()}
                </Link>
              </div>
            </div>
          ) : (
            <p className="text-small text-ink-2">
              {m.payment_link_account({ name: student.name, email: student.email })}
            </p>
          )}
          <p className="text-small text-ink-3">
            {m.payment_link_until({ date: dayOf(order.endsAt) })} {m.plan_note()}
          </p>
        </>
      )}
    </div>
  )
}

function Paid() {
  return (
    <div>
      <Notice kind="good">{m.payment_link_paid()}</Notice>
      <Link to="/my-course" className={`${buttonClass('secondary')} mt-4`}>
        {m.layout_my_learning()}
      </Link>
    </div>
  )
}

/** Changes since the link was created, or facts the buyer may not expect. */
function Notes({ order }: { order: PreparedOrder }) {
  const { amount, preparedAmount, isCodeGone, isForAnother, validTill } = order
  const notes = [
    ...(amount === preparedAmount
      ? []
      : [m.payment_link_price_changed({ before: priceText(preparedAmount), amount: priceText(amount) })]),
    ...(isCodeGone ? [m.payment_link_code_gone()] : []),
    ...(isForAnother ? [m.payment_link_other()] : []),
    ...(validTill === null ? [] : [m.plan_begins_after({ date: dayOf(validTill) })]),
  ]
  if (notes.length === 0) return null
  return (
    <ul className="grid gap-2 rounded-ctl border border-rule border-l-4 border-l-brand bg-card px-4 py-3">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

type FormProps = Pick<Props, 'order' | 'token' | 'onLogin' | 'onStale'> & {
  onOrdered: ReturnType<typeof usePurchase>['pay']
}

function PlanAndBuyer({ order, token, onLogin, onStale, onOrdered }: FormProps) {
  const { course, subscriptionType, amount, price } = order
  const [stateCode, setStateCode] = useState(readState)
  const [billing, setBilling] = useState(noBilling)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const plan = findPlan(subscriptionType)

  async function pay() {
    if (readSession() === null) return onLogin()
    setBusy(true)
    setError(null)
    setFaults({})
    const answer = await send('createOrder', {
      courseId: course._id,
      subscriptionType,
      paymentLink: token,
      shownAmount: amount,
      ...buyerInput(stateCode, billing),
    })
    setBusy(false)
    if (!answer.success) {
      if (readSession() === null) return onLogin()
      setFaults(answer.fields)
      if (answer.code === 'conflict' || answer.code === 'notFound') onStale()
      return setError(answer.message || m.order_creation_failed())
    }
    const pending = {
      ...answer.data,
      courseId: course._id,
      courseTitle: course.title,
      planNumber: subscriptionType,
    }
    keepPendingOrder(pending)
    onOrdered(pending)
  }

  if (plan === undefined) return null
  return (
    <section aria-labelledby="prepared-course">
      <h2 id="prepared-course" className="text-title">
        <Link to="/courses/$name" params={{ name: course.slug }} className="text-ink">
          {course.title}
        </Link>
      </h2>
      {course.batchStartsOn !== null && <p className="text-ink-2">{batchText(course.batchStartsOn)}</p>}
      {error && (
        <div className="mt-4">
          <Notice kind="bad">{error}</Notice>
        </div>
      )}
      <ul className="mt-4 grid">
        <PlanCardView
          card={{ plan, priceInRupees: price, services: planServices(order.description) }}
          reducedTo={amount < price ? amount : null}
          isLowest={false}
          isPrimary
          isBusy={isBusy}
          isDisabled={false}
          onChoose={() => void pay()}
        />
      </ul>
      {course.sellsSeatsOnly && <p className="mt-3 font-semibold">{m.plan_keeps_seat()}</p>}
      <StateField
        value={stateCode}
        onChange={(code) => {
          setStateCode(code)
          keepState(code)
        }}
      />
      <BillingFields value={billing} faults={faults} onChange={setBilling} />
    </section>
  )
}

function dayOf(end: string): string {
  return dateText(lastMomentBefore(new Date(end)), currentLocale())
}
