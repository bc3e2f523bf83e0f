import type { Days } from '../../../domain/admin/insight/rules.ts'
import { sql } from '../../adapters/database/sql.ts'

const within = ({ from, to }: Days) => sql`day >= ${from}::date and day <= ${to}::date`

type SalesRow = {
  captures: number
  grossInPaise: number
  refunds: number
  refundedInPaise: number
  gstInPaise: number
  ordered: number
  paid: number
}

const salesColumns = sql`
  coalesce(sum(captures), 0)::int as "captures", coalesce(sum(gross_in_paise), 0)::float8 as "grossInPaise",
  coalesce(sum(refunds), 0)::int as "refunds", coalesce(sum(refunded_in_paise), 0)::float8 as "refundedInPaise",
  coalesce(sum(gst_in_paise), 0)::float8 as "gstInPaise", coalesce(sum(ordered), 0)::int as "ordered",
  coalesce(sum(paid), 0)::int as "paid"`

export function sumSales(days: Days) {
  return sql<SalesRow>`select ${salesColumns} from figures_of_sales where ${within(days)}`
}

type SeriesRow = SalesRow & { from: string }

/** A row for each day or month, also without sales. */
export function listSales(days: Days, by: 'day' | 'month') {
  return sql<SeriesRow>`
    select (case when ${by} = 'day' then d.day else date_trunc('month', d.day) end)::date::text as "from", ${salesColumns}
    from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as d (day)
    left join figures_of_sales f on f.day = d.day::date
    group by 1 order by 1`
}

export type PlanRow = { plan: number; opened: number; ordered: number; paid: number; grossInPaise: number }

export function listPlans(days: Days) {
  return sql<PlanRow>`
    select plan, sum(opened)::int as "opened", sum(ordered)::int as "ordered", sum(paid)::int as "paid",
      sum(gross_in_paise)::float8 as "grossInPaise"
    from figures_of_sales where ${within(days)} and plan is not null group by plan order by plan`
}

/** Plans of courses by views and orders. */
export function listCoursePlans(days: Days, limit: number) {
  return sql<PlanRow & { courseId: string; title: string }>`
    select c.id as "courseId", c.title, f.plan, f.opened, f.ordered, f.paid, f.gross as "grossInPaise"
    from (
      select course_id, plan, sum(opened)::int as opened, sum(ordered)::int as ordered, sum(paid)::int as paid,
        sum(gross_in_paise)::float8 as gross
      from figures_of_sales where ${within(days)} and plan is not null group by course_id, plan
      order by sum(opened) + sum(ordered) desc, course_id, plan limit ${limit}
    ) f join courses c on c.id = f.course_id
    order by f.opened + f.ordered desc, c.title, f.plan`
}

export function sumAccess(days: Days) {
  return sql<{ ending: number; renewed: number }>`
    select coalesce(sum(ending), 0)::int as "ending", coalesce(sum(renewed), 0)::int as "renewed"
    from figures_of_access where ${within(days)}`
}

/** When the current week was counted, and how many weeks are not counted yet. */
export function findCounting(week: string) {
  return sql<{ countedAt: Date | null; missing: number }>`
    select (select counted_at from figure_weeks where week = ${week}) as "countedAt",
      (select count(*)::int from figure_weeks where counted_at is null) as "missing"`
}
