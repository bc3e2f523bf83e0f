import { canRenew, daysLeft } from '../../domain/catalog/access.ts'
import type { getCourse } from '../../domain/catalog/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { type PlanCard, planCards } from '../../domain/payments/plans.ts'
import { currentLocale } from '../locale.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { batchText, planNames, planPeriods, priceText } from './plan-labels.ts'

type Course = CallOutput<typeof getCourse>

type Props = {
  course: Course
  /**
   * The page still shows the visitor's view, or that of a student who has not paid, while the student's own state
   * loads.
   */
  isOnItsWay: boolean
  onBuy(): void
  /** Plays the first video of a course without plans; null where there is none. */
  onStart: (() => void) | null
}

/** While a student's state loads, do not offer what they may have bought. */
const hiddenUntilKnown = 'in-data-[session=student]:invisible'

/** Price and "Purchase Now"; for a purchased course, how long access lasts. */
export function BuyCard({ course, isOnItsWay, onBuy, onStart }: Props) {
  const plans = planCards(course)
  return (
    <section
      aria-label={m.course_price_and_access()}
      className={`shrink-0 rounded-card border border-rule bg-card p-5 lg:block lg:shadow-2 ${course.coursePurchased ? '' : 'hidden'}`}
    >
      <div className={isOnItsWay ? hiddenUntilKnown : undefined}>
        {course.coursePurchased ? (
          <Access course={course} canBuy={plans.length > 0} onRenew={onBuy} />
        ) : (
          <Offer course={course} plans={plans} onBuy={onBuy} onStart={onStart} />
        )}
      </div>
    </section>
  )
}

/** The same on a phone: a bar at the lower edge, full width. Must be last in its sticky container. */
export function BuyBar({ course, isOnItsWay, onBuy, onStart }: Props) {
  const plans = planCards(course)
  if (course.coursePurchased) return null
  const cheapest = cheapestOf(plans)
  return (
    <div
      className={`sticky bottom-0 z-20 edge-to-edge -mb-12 flex min-h-18 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-rule bg-card px-4 py-2.5 lg:hidden ${isOnItsWay ? hiddenUntilKnown : ''}`}
    >
      <p className="leading-tight">
        <span className="block text-xl font-extrabold tabular-nums">
          {cheapest ? priceText(cheapest.priceInRupees) : m.course_free()}
        </span>
        <span className="text-sm text-ink-3">
          {cheapest ? m.plan_from_gst() : m.course_every_lesson_open()}
        </span>
      </p>
      <BuyButton hasPlans={plans.length > 0} onBuy={onBuy} onStart={onStart} />
    </div>
  )
}

function Offer({
  course,
  plans,
  onBuy,
  onStart,
}: {
  course: Course
  plans: PlanCard[]
  onBuy(): void
  /** Plays the first video of a course without plans; null where there is none. */
  onStart: (() => void) | null
}) {
  const cheapest = cheapestOf(plans)
  return (
    <>
      {cheapest ? (
        <>
          <p className="text-price tabular-nums">{priceText(cheapest.priceInRupees)}</p>
          <p className="mt-1 text-small text-ink-2">
            {planPeriods[cheapest.plan.name]()} · {m.plan_gst_included()}
          </p>
        </>
      ) : (
        <>
          <p className="text-price">{m.course_free()}</p>
          <p className="mt-1 text-small text-ink-2">{m.course_every_lesson_open()}</p>
        </>
      )}
      <div className="mt-4 grid">
        <BuyButton hasPlans={cheapest !== null} onBuy={onBuy} onStart={onStart} />
      </div>
      <ul className="mt-4 grid gap-2 text-small text-ink-2">
        {course.batchStartsOn !== null && <Fact text={batchText(course.batchStartsOn)} />}
        {cheapest && <Fact text={m.plan_one_payment()} />}
        {course.freeItemCount > 0 && cheapest && (
          <Fact text={m.course_free_items({ count: course.freeItemCount })} />
        )}
        <Fact text={m.course_slow_phone()} />
      </ul>
      {cheapest && course.sellsSeatsOnly && (
        <p className="mt-4 text-small font-semibold">{m.plan_keeps_seat()}</p>
      )}
      {cheapest && (
        <noscript>
          <p className="mt-4 text-small">
            {plans
              .map((card) => `${planNames[card.plan.name]()} ${priceText(card.priceInRupees)}`)
              .join(' · ')}
            <br />
            {m.plan_needs_script()}
          </p>
        </noscript>
      )}
    </>
  )
}

function BuyButton({
  hasPlans,
  onBuy,
  onStart,
}: {
  hasPlans: boolean
  onBuy(): void
  onStart: Props['onStart']
}) {
  if (!hasPlans) {
    if (onStart === null) return null
    return (
      <Button size="large" onClick={onStart}>
        {m.course_start_free()}
      </Button>
    )
  }
  return (
    <Button size="large" aria-haspopup="dialog" onClick={onBuy}>
      {m.course_purchase_now()}
    </Button>
  )
}

function Access({ course, canBuy, onRenew }: { course: Course; canBuy: boolean; onRenew(): void }) {
  const end = course.validTill === null ? null : new Date(course.validTill)
  const now = new Date()
  return (
    <>
      <p className="flex items-center gap-2 text-lead font-heading">
        <span className="text-ok">
          <Icon name="check" />
        </span>
        {m.course_yours()}
      </p>
      {end && (
        <p className="mt-1.5 text-small text-ink-2">
          {m.course_valid_till({ date: dateText(lastMomentBefore(end), currentLocale()) })}
          {', '}
          {m.course_days_left({ count: daysLeft(end, now) })}
        </p>
      )}
      {end && canBuy && (
        <Button variant="secondary" className="mt-4 w-full" aria-haspopup="dialog" onClick={onRenew}>
          {canRenew(end, now) ? m.course_renew() : m.course_extend()}
        </Button>
      )}
    </>
  )
}

function Fact({ text }: { text: string }) {
  return (
    <li className="flex gap-2">
      <span className="mt-0.5 text-ok">
        <Icon name="check" size={18} />
      </span>
      {text}
    </li>
  )
}

function cheapestOf(plans: PlanCard[]): PlanCard | null {
  return plans.reduce<PlanCard | null>(
    (found, card) => (found && found.priceInRupees <= card.priceInRupees ? found : card),
    null,
  )
}
