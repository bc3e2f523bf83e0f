import { sql } from '../../adapters/database/sql.ts'

/** Counts one more view of the plans of a published course. */
export function countOpening(course: { id: string } | { slug: string }, day: string) {
  const named = 'id' in course ? sql`c.id = ${course.id}` : sql`c.slug = ${course.slug}`
  return sql`
    insert into plan_openings as known (day, course_id, plan, openings)
    select ${day}, c.id, offer.plan, 1
    from courses c
    cross join lateral (values (1, c.monthly_price_paise, c.monthly_description),
      (2, c.quarterly_price_paise, c.quarterly_description), (3, c.yearly_price_paise, c.yearly_description)
    ) as offer (plan, price, description)
    where ${named} and c.status = 'published' and offer.price > 0 and offer.description <> ''
    on conflict (day, course_id, plan) do update set openings = known.openings + 1`
}
