import { planFieldNames } from '../../../domain/admin/courses/choices.ts'
import { priceInPaise } from '../../../domain/admin/courses/rules.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { planServices } from '../../../domain/payments/plans.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMe } from '../session.ts'
import { planText } from '../ui/course-fields.ts'
import { Section } from '../ui/section.tsx'
import { fieldId, gapText } from './labels.ts'
import type { SectionProps } from './section-props.ts'

/** Price and description of each plan. A plan without a price is not sold. */
export function PricesSection({ document, change, errorOf }: SectionProps) {
  const mayPrice = holdsAny(useMe().roles, ['owner', 'price'])
  return (
    <Section id="prices" title={m.admin_course_prices()}>
      <p className="text-ink-2">{mayPrice ? m.admin_course_prices_hint() : m.admin_course_prices_closed()}</p>
      <div className="grid gap-5 lg:grid-cols-3">
        {planFieldNames.map((name) => {
          const plan = document.plans[name]
          const put = (part: Partial<typeof plan>) =>
            change((was) => ({ ...was, plans: { ...was.plans, [name]: { ...was.plans[name], ...part } } }))
          const isWrong = priceInPaise(plan.price) === 'wrong'
          return (
            <fieldset key={name} className="grid min-w-0 content-start gap-3">
              <legend className="mb-2 text-lg font-bold">{planText(name)}</legend>
              <div id={fieldId(`plans.${name}.price`)}>
                <Field
                  label={m.admin_course_price()}
                  prefix="₹"
                  inputMode="decimal"
                  maxLength={20}
                  value={plan.price}
                  disabled={!mayPrice}
                  error={isWrong ? gapText('admin_course_gap_price_wrong') : errorOf(`plans.${name}.price`)}
                  onChange={({ target }) => put({ price: target.value })}
                />
              </div>
              <div id={fieldId(`plans.${name}.description`)}>
                <TextArea
                  label={m.admin_course_plan_text()}
                  rows={4}
                  maxLength={2000}
                  value={plan.description}
                  error={errorOf(`plans.${name}.description`)}
                  onChange={({ target }) => put({ description: target.value })}
                />
              </div>
              <Points plan={planText(name)} description={plan.description} />
            </fieldset>
          )
        })}
      </div>
    </Section>
  )
}

/** The description as the plan's card shows it: split into points at every full stop. */
function Points({ plan, description }: { plan: string; description: string }) {
  const points = planServices(description)
  if (points.length === 0) return null
  return (
    <ul
      aria-label={m.admin_course_plan_points({ plan })}
      className="rounded-ctl border border-grid bg-paper px-3 py-1 text-small"
    >
      {points.map((point, at) => (
        // Two points may have the same text, so the key includes the position.
        <li key={`${at} ${point}`} className="flex gap-2 border-b border-grid py-1.5 last:border-b-0">
          <span className="mt-0.5 text-ok">
            <Icon name="check" size={16} />
          </span>
          {point}
        </li>
      ))}
    </ul>
  )
}
