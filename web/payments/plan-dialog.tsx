import { useRef, useState } from 'react'
import type { OutputOf } from '../../domain/calls.ts'
import type { getCourse } from '../../domain/catalog/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type PlanNumber, planCards } from '../../domain/payments/plans.ts'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { readSession } from '../session.ts'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { useLoaded } from '../use-loaded.ts'
import { BillingFields, buyerInput, noBilling, StateField } from './buyer-fields.tsx'
import { type AppliedCoupon, CouponField } from './coupon-field.tsx'
import { keepPendingOrder, keepState, type PendingOrder, readState } from './pending-order.ts'
import { PlanCardView } from './plan-card.tsx'
import { batchText, priceText } from './plan-labels.ts'

type Props = {
  course: CallOutput<typeof getCourse>
  isOpen: boolean
  onClose(): void
  /** A visitor who is not signed in chose a plan. */
  onLogin(): void
  /** The course on the server differs from this page, such as after a payment in the meantime. */
  onStale(): void
  /** An order was created; the dialog is done. */
  onOrdered(order: PendingOrder): void
}

/** The plans of a course; choosing one creates the order. */
export function PlanDialog({ course, isOpen, onClose, onLogin, onStale, onOrdered }: Props) {
  const [stateCode, setStateCode] = useState(readState)
  const [billing, setBilling] = useState(noBilling)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [busyPlan, setBusyPlan] = useState<PlanNumber | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null)
  const wanted = useRef<PlanNumber | null>(null)
  const cards = planCards(course)
  const afterCode = (planNumber: PlanNumber) =>
    coupon?.plans.find(({ subscriptionType }) => subscriptionType === planNumber)
  const { change, isAsking } = usePlanChange(course, isOpen)
  /** A coupon and the rest of a current plan cannot be combined. */
  const afterChange = (planNumber: PlanNumber) =>
    coupon === null
      ? change?.plans.find(({ subscriptionType }) => subscriptionType === planNumber)
      : undefined

  async function choose(planNumber: PlanNumber) {
    if (readSession() === null) return onLogin()
    wanted.current = planNumber
    setBusyPlan(planNumber)
    setError(null)
    setFaults({})
    const reduced = afterCode(planNumber)
    if (coupon !== null && reduced?.amount === 0) return openFree(planNumber, coupon.code)
    const changed = afterChange(planNumber)
    const answer = await send('createOrder', {
      courseId: course._id,
      subscriptionType: planNumber,
      ...buyerInput(stateCode, billing),
      ...(coupon !== null && reduced && { couponCode: coupon.code }),
      ...(changed && { changesPlan: true, shownAmount: changed.amount }),
    })
    // A student who closed the plans meanwhile pays nothing now; chosen again, it is the same order.
    if (wanted.current !== planNumber) return
    setBusyPlan(null)
    if (!answer.success) {
      // The session ended in the meantime.
      if (readSession() === null) return onLogin()
      setFaults(answer.fields)
      if (answer.code === 'conflict') onStale()
      return setError(m.order_creation_error({ text: answer.message || m.order_creation_failed() }))
    }
    const order: PendingOrder = {
      ...answer.data,
      courseId: course._id,
      courseTitle: course.title,
      planNumber,
    }
    keepPendingOrder(order)
    onOrdered(order)
  }

  /** The coupon covers everything: no order. */
  async function openFree(planNumber: PlanNumber, couponCode: string) {
    const answer = await send('redeemCoupon', {
      courseId: course._id,
      subscriptionType: planNumber,
      couponCode,
    })
    setBusyPlan(null)
    if (!answer.success) {
      if (readSession() === null) return onLogin()
      return setError(answer.message || m.order_creation_failed())
    }
    toast.success(answer.message)
    onClose()
    onStale()
  }

  function chooseState(code: string) {
    setStateCode(code)
    keepState(code)
  }

  function close() {
    wanted.current = null
    setBusyPlan(null)
    setError(null)
    onClose()
  }

  return (
    <Dialog title={m.plan_dialog_title()} isOpen={isOpen} onClose={close} size="large">
      <p className="text-ink-2">
        {course.title}
        {course.batchStartsOn !== null && ` · ${batchText(course.batchStartsOn)}`}
      </p>
      {error && (
        <p
          role="alert"
          className="mt-4 rounded-ctl border border-bad bg-bad-soft px-4 py-3 font-semibold text-bad"
        >
          {error}
        </p>
      )}
      {cards.length > 0 ? (
        <>
          {course.validTill !== null && course.coursePurchased && new Date(course.validTill) > new Date() && (
            <p className="mt-3">
              {m.plan_begins_after({
                date: dateText(lastMomentBefore(new Date(course.validTill)), currentLocale()),
              })}
              {change?.from && coupon === null && ` ${m.plan_change_lead()}`}
            </p>
          )}
          <StateField value={stateCode} onChange={chooseState} />
          <BillingFields value={billing} faults={faults} onChange={setBilling} />
          <CouponField courseId={course._id} applied={coupon} onChange={setCoupon} onLogin={onLogin} />
          <ul className="mt-6 grid gap-5 sm:auto-cols-fr sm:grid-flow-col">
            {cards.map((card) => (
              <PlanCardView
                key={card.plan.number}
                card={card}
                reducedTo={(afterCode(card.plan.number) ?? afterChange(card.plan.number))?.amount ?? null}
                note={changeText(afterChange(card.plan.number), change?.from)}
                isCodeElsewhere={coupon !== null && afterCode(card.plan.number) === undefined}
                isLowest={cards.length > 1 && isLowestPerMonth(card, cards)}
                isBusy={busyPlan === card.plan.number}
                isDisabled={isAsking || (busyPlan !== null && busyPlan !== card.plan.number)}
                onChoose={() => void choose(card.plan.number)}
              />
            ))}
          </ul>
          {course.sellsSeatsOnly && <p className="mt-5 font-semibold">{m.plan_keeps_seat()}</p>}
          <p className="mt-5 text-small text-ink-3">{m.plan_note()}</p>
        </>
      ) : (
        <p className="mt-4">{m.plan_none()}</p>
      )}
    </Dialog>
  )
}

type PlanChange = OutputOf<'getPlanChange'>

/** Prices of longer plans less the rest of the student's current plan, requested while the plans are shown. */
function usePlanChange({ _id: courseId, coursePurchased, validTill }: Props['course'], isOpen: boolean) {
  const isAsked = isOpen && coursePurchased && validTill !== null
  const { data: change, isLoading: isAsking } = useLoaded('getPlanChange', isAsked ? { courseId } : null)
  return { change, isAsking }
}

function changeText(
  offer: PlanChange['plans'][number] | undefined,
  from: PlanChange['from'] | undefined,
): string | null {
  return offer && from
    ? m.plan_change_credit({ amount: priceText(offer.credit), count: from.daysLeft })
    : null
}

type Card = ReturnType<typeof planCards>[number]

function isLowestPerMonth(card: Card, cards: Card[]): boolean {
  return cards.every((other) => perMonth(card) <= perMonth(other))
}

function perMonth({ plan, priceInRupees }: Card): number {
  return priceInRupees / plan.months
}
