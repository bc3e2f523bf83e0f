import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { moneyText, numberText, rupeesText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { dayText, planText } from '../labels.ts'
import { Link } from '../link.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { call } from '../query.ts'
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
  const found = useQuery({ ...call('getMoneyFigures', usePeriod()), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="money" className="grid min-w-0 gap-4">
      <h2 id="money" className="text-lg font-bold">
        {m.admin_money()}
      </h2>
      <NotLoaded of={found} />
      {found.data && (
        <UntilNewCome found={found}>
          <Shown figures={found.data} />
        </UntilNewCome>
      )}
    </section>
  )
}

function Shown({ figures }: { figures: Figures }) {
  const { now, earlier, series, period } = figures
  const name = `${period.from}-${period.to}`
  return (
    <>
      <Counted figures={figures} />
      <Totals
        label={m.admin_money()}
        fileName={`money-totals-${name}`}
        totals={[
          {
            name: m.admin_money_gross(),
            now: now.gross,
            earlier: earlier.gross,
            isMoney: true,
            note: m.admin_money_gross_about(),
          },
          {
            name: m.admin_money_refunded(),
            now: now.refunded,
            earlier: earlier.refunded,
            isMoney: true,
          },
          { name: m.admin_money_gst(), now: now.gst, earlier: earlier.gst, isMoney: true },
          {
            name: m.admin_money_fees(),
            now: now.fees,
            earlier: earlier.fees,
            isMoney: true,
            note: m.admin_money_fee_tax({ amount: moneyText(now.feeTax, 'INR', 'en') }),
          },
          { name: m.admin_money_settled(), now: now.settled, earlier: earlier.settled, isMoney: true },
          { name: m.admin_money_orders_paid(), now: now.paid, earlier: earlier.paid },
          {
            name: m.admin_money_ending(),
            now: now.ending,
            earlier: earlier.ending,
            note: m.admin_money_ending_soon({ count: figures.endingSoon }),
          },
          { name: m.admin_money_renewed(), now: now.renewed, earlier: earlier.renewed },
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
          columns={[
            m.admin_figures_from_day(),
            m.admin_money_gross(),
            m.admin_money_refunded(),
            m.admin_money_gst(),
            m.admin_money_captures(),
          ]}
          rows={series.map((row) => [
            dayText(row.from),
            money(row.gross),
            money(row.refunded),
            money(row.gst),
            count(row.captures),
          ])}
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
          columns={[
            m.admin_money_plan(),
            m.admin_money_opened(),
            m.admin_money_ordered(),
            m.admin_money_paid_orders(),
            m.admin_money_gross(),
            m.admin_money_gross_before(),
          ]}
          rows={figures.plans.map(({ plan, now: held, earlier: before }) => [
            planText(plan),
            count(held.opened),
            count(held.ordered),
            count(held.paid),
            money(held.gross),
            money(before.gross),
          ])}
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
        columns={[
          m.admin_money_course_plan(),
          m.admin_money_opened(),
          m.admin_money_ordered(),
          m.admin_money_paid_orders(),
          m.admin_money_share(),
          m.admin_money_gross(),
        ]}
        rows={figures.courses.map(({ title, plan, opened, ordered, paid, gross }) => [
          `${title}, ${planText(plan)}`,
          count(opened),
          count(ordered),
          count(paid),
          shareOf(paid, opened),
          money(gross),
        ])}
      />
    </>
  )
}

/** How many of those who looked paid; a plan may be paid that nobody looked at in the period. */
function shareOf(paid: number, opened: number) {
  if (opened === 0) return { value: null, text: '–' }
  const percent = Math.round((paid / opened) * 1000) / 10
  return { value: percent, text: `${numberText(percent, 'en')} %` }
}
