import { m } from '../../domain/messages/compiled/messages.js'
import type { PlanCard } from '../../domain/payments/plans.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { planNames, planPeriods, priceText } from './plan-labels.ts'

type Props = {
  card: PlanCard
  /** Rupees with the coupon; null where it does not apply to this plan. */
  reducedTo?: number | null
  /** The reason for a reduction other than a coupon, in a sentence. */
  note?: string | null
  /** A coupon was entered that applies to other plans. */
  isCodeElsewhere?: boolean
  /** No other plan costs less per month. */
  isLowest: boolean
  /** The only plan of its page. */
  isPrimary?: boolean
  isBusy: boolean
  isDisabled: boolean
  onChoose(): void
}

/** One plan: the whole price first, then the price per month and what it includes. */
export function PlanCardView({
  card,
  reducedTo = null,
  note = null,
  isCodeElsewhere = false,
  isLowest,
  isPrimary = isLowest,
  isBusy,
  isDisabled,
  onChoose,
}: Props) {
  const { plan, services } = card
  const priceInRupees = reducedTo ?? card.priceInRupees
  return (
    <li
      className={`relative flex flex-col rounded-card bg-card p-5 ${isLowest ? 'border-2 border-brand' : 'm-px border border-rule'}`}
    >
      {isLowest && (
        <p className="absolute -top-3.5 left-4 rounded-sheet bg-hl px-2 py-0.5 text-sm font-semibold text-on-hl">
          {m.plan_lowest()}
        </p>
      )}
      <h3 className="text-lead leading-snug font-heading">{planNames[plan.name]()}</h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
        {reducedTo !== null && (
          <s className="text-lead text-ink-3" aria-hidden="true">
            {priceText(card.priceInRupees)}
          </s>
        )}
        <span className="text-price">{priceText(priceInRupees)}</span>
        {reducedTo !== null && (
          <span className="sr-only">
            {note === null
              ? m.plan_code_before({ amount: priceText(card.priceInRupees) })
              : m.plan_change_before({ amount: priceText(card.priceInRupees) })}
          </span>
        )}
      </p>
      {note !== null && <p className="text-small font-semibold text-ok">{note}</p>}
      {reducedTo === 0 && <p className="text-small font-semibold text-ok">{m.plan_code_free()}</p>}
      {isCodeElsewhere && <p className="text-small text-ink-2">{m.plan_code_not_here()}</p>}
      <p className="mt-1 text-sm text-ink-3">
        {planPeriods[plan.name]()}
        {priceInRupees > 0 &&
          plan.months > 1 &&
          ` · ${m.plan_per_month({ amount: priceText(Math.round(priceInRupees / plan.months)) })}`}
        {priceInRupees > 0 && ` · ${m.plan_gst_included()}`}
      </p>
      <ul className="mt-4 mb-5 flex-1 text-small">
        {services.map((service) => (
          <li key={service} className="flex gap-2.5 border-b border-grid py-2">
            <span className="mt-0.5 text-ok">
              <Icon name="check" size={18} />
            </span>
            {service}
          </li>
        ))}
      </ul>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        className="w-full"
        isBusy={isBusy}
        disabled={isDisabled}
        onClick={onChoose}
      >
        {reducedTo === 0 ? m.plan_code_open() : m.plan_pay({ amount: priceText(priceInRupees) })}
      </Button>
    </li>
  )
}
