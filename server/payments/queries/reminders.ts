import type { Locale } from '../../../domain/locales.ts'
import { type Statement, sql } from '../../adapters/database/sql.ts'

export type ReminderRow = {
  enrolmentId: string
  daysBefore: number
  endsAt: Date
  email: string
  name: string
  locale: Locale
  courseTitle: string
  courseSlug: string
}

/**
 * Takes up to `limit` reminders that are due, each once for all: access that ends within `days` days
 * (but not within the next shorter distance), lasted longer than that, and is followed by no other, of
 * students who asked for reminders. Another process at the same moment gets none of them.
 */
export function takeReminders(
  { days, butNotWithinDays }: { days: number; butNotWithinDays: number },
  now: Date,
  limit: number,
): Statement<ReminderRow> {
  return sql<ReminderRow>`
    with taken as (
      insert into plan_reminders (enrolment_id, days_before, written_at)
      select e.id, ${days}::smallint, ${now}::timestamptz from enrolments e
      join students s on s.id = e.student_id
      join courses c on c.id = e.course_id
      where e.revoked_at is null
        and e.ends_at > ${now}::timestamptz + make_interval(days => ${butNotWithinDays}::int)
        and e.ends_at <= ${now}::timestamptz + make_interval(days => ${days}::int)
        and e.starts_at < e.ends_at - make_interval(days => ${days}::int)
        and s.wants_reminders and s.erased_at is null and s.email_verified_at is not null
        and c.status = 'published'
        and not exists (
          select from enrolments later
          where later.student_id = e.student_id and later.course_id = e.course_id and later.revoked_at is null
            and later.starts_at >= e.ends_at)
        and not exists (select from plan_reminders r where r.enrolment_id = e.id and r.days_before = ${days}::smallint)
      order by e.ends_at, e.id limit ${limit}
      on conflict do nothing
      returning enrolment_id, days_before
    )
    select e.id as "enrolmentId", taken.days_before as "daysBefore", e.ends_at as "endsAt", s.email, s.name, s.locale,
      c.title as "courseTitle", c.slug as "courseSlug"
    from taken join enrolments e on e.id = taken.enrolment_id
    join students s on s.id = e.student_id join courses c on c.id = e.course_id
    order by e.ends_at, e.id`
}
