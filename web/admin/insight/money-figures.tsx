import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { amountText, numberText, rupeesText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { dayText, planText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { Bars } from './bars.tsx'
import { count, money } from './cells.ts'
import { Counted } from './counted.tsx'
import { Figure } from './figure.tsx'
import { usePeriod } from './period-picker.tsx'
import { Totals } from './totals.tsx'
import { UntilNewCome } from './until-new-come.tsx'

type Figures = AdminOutputOf<'getMoneyFigures'>

/** Sales, refunds, tax, fees and access of a period. */
export function MoneyFigures() {
  const found = useList('getMoneyFigures', usePeriod())
  return (
    <section aria-labelledby="money" className="grid min-w-0 gap-4">
      <h2 id="money" className="text-lg font-bold">
        {m.admin_money()}
      </h2>
      <UntilNewCome found={found}>{(figures) => <Shown figures={figures} />}</UntilNewCome>
    </section>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { now, earlier, series, period } = figures
  const name = `${period.from}-${period.to}`
  const total = (title: string, key: keyof typeof now, more?: { isMoney?: true; note?: string }) => ({
    ...{ name: title, now: now[key], earlier: earlier[key] },
    ...more,
  })
  return (
    <>
      <Counted figures={figures} />
      <Totals
        label={m.admin_money()}
        fileName={`money-totals-${name}`}
        totals={[
          total(m.admin_money_gross(), 'gross', { isMoney: true, note: m.admin_money_gross_about() }),
          total(m.admin_money_refunded(), 'refunded', { isMoney: true }),
          total(m.admin_money_gst(), 'gst', { isMoney: true }),
          total(m.admin_money_fees(), 'fees', {
            isMoney: true,
            note: m.admin_money_fee_tax({ amount: amountText(now.feeTax) }),
          }),
          total(m.admin_money_settled(), 'settled', { isMoney: true }),
          total(m.admin_money_orders_paid(), 'paid'),
          total(m.admin_money_ending(), 'ending', {
            note: m.admin_money_ending_soon({ count: figures.endingSoon }),
          }),
          total(m.admin_money_renewed(), 'renewed'),
        ]}
      >
        <Link to="/admin/settlements" className="inline-flex min-h-9 items-center text-small text-link">
          {m.admin_settlements_to()}
        </Link>
      </Totals>
      <div className="grid min-w-0 gap-4 xl:grid-cols-2">
        <Figure
          title={m.admin_money_by_day()}
          fileName={`money-${name}`}
          rows={series}
          columns={[
            [m.admin_figures_from_day(), ({ from }) => dayText(from)],
            [m.admin_money_gross(), ({ gross }) => money(gross)],
            [m.admin_money_refunded(), ({ refunded }) => money(refunded)],
            [m.admin_money_gst(), ({ gst }) => money(gst)],
            [m.admin_money_captures(), ({ captures }) => count(captures)],
          ]}
        >
          <Bars
            label={m.admin_money_bars({ count: series.length })}
            bars={series.map(({ from, gross, refunded }) => ({
              label: dayText(from),
              values: [gross, refunded],
            }))}
            series={[m.admin_money_gross(), m.admin_money_refunded()]}
            textOf={(value) => rupeesText(value, 'en')}
          />
        </Figure>
        <Figure
          title={m.admin_money_by_plan()}
          fileName={`plans-${name}`}
          rows={figures.plans}
          columns={[
            [m.admin_money_plan(), ({ plan }) => planText(plan)],
            [m.admin_money_opened(), (row) => count(row.now.opened)],
            [m.admin_money_ordered(), (row) => count(row.now.ordered)],
            [m.admin_money_paid_orders(), (row) => count(row.now.paid)],
            [m.admin_money_gross(), (row) => money(row.now.gross)],
            [m.admin_money_gross_before(), (row) => money(row.earlier.gross)],
          ]}
        >
          <Bars
            label={m.admin_money_plan_bars()}
            bars={figures.plans.map(({ plan, now: held }) => ({
              label: planText(plan),
              values: [held.opened, held.ordered, held.paid],
            }))}
            series={[m.admin_money_opened(), m.admin_money_ordered(), m.admin_money_paid_orders()]}
            textOf={(value) => numberText(value, 'en')}
          />
        </Figure>
      </div>
      <Figure
        title={m.admin_money_funnel()}
        lead={m.admin_money_funnel_about()}
        fileName={`plans-of-courses-${name}`}
        rows={figures.courses}
        columns={[
          [m.admin_money_course_plan(), ({ title, plan }) => `${title}, ${planText(plan)}`],
          [m.admin_money_opened(), ({ opened }) => count(opened)],
          [m.admin_money_ordered(), ({ ordered }) => count(ordered)],
          [m.admin_money_paid_orders(), ({ paid }) => count(paid)],
          [m.admin_money_share(), ({ paid, opened }) => shareOf(paid, opened)],
          [m.admin_money_gross(), ({ gross }) => money(gross)],
        ]}
      />
    </>
  )
}

/** Conversion from views to payments; a plan may be paid without a view in the period. */
function shareOf(paid: number, opened: number) {
  if (opened === 0) return { value: null, text: '–' }
  const percent = Math.round((paid / opened) * 1000) / 10
  return { value: percent, text: `${numberText(percent, 'en')} %` }
}
