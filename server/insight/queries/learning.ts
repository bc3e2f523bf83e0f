import { sql } from '../../adapters/database/sql.ts'

type Weeks = { first: string; last: string }

const isOf = (courseId: string | null, { first, last }: Weeks) => sql`
  f.course_id is not distinct from ${courseId}::uuid and f.week >= ${first}::date and f.week <= ${last}::date`

export type WeekRow = {
  week: string
  learners: number
  begun: number
  beginners: number
  finished: number
  finishers: number
}

/** A row for each week, also without learners. */
export function listWeeks(courseId: string | null, weeks: Weeks) {
  return sql<WeekRow>`
    select w.week::date::text as "week", coalesce(f.learners, 0) as "learners", coalesce(f.begun, 0) as "begun",
      coalesce(f.beginners, 0) as "beginners", coalesce(f.finished, 0) as "finished",
      coalesce(f.finishers, 0) as "finishers"
    from generate_series(${weeks.first}::date, ${weeks.last}::date, interval '7 days') as w (week)
    left join figures_of_learning f on f.week = w.week::date and f.course_id is not distinct from ${courseId}::uuid
    order by 1`
}

type MarksRow = {
  chapter: string
  tries: number
  lostMarks: number
  mostMarks: number
  isHidden: boolean
}

/** Marks by chapter; a chapter's weeks with fewer than `least` people are excluded. */
export function listMarks(courseId: string | null, weeks: Weeks, least: number) {
  const isShown = sql`f.learners >= ${least}`
  return sql<MarksRow>`
    select f.chapter, coalesce(sum(f.tries) filter (where ${isShown}), 0)::int as "tries",
      coalesce(sum(f.lost_marks) filter (where ${isShown}), 0)::float8 as "lostMarks",
      coalesce(sum(f.most_marks) filter (where ${isShown}), 0)::float8 as "mostMarks",
      not bool_or(${isShown}) as "isHidden"
    from figures_of_marks f where ${isOf(courseId, weeks)}
    group by f.chapter order by 3 desc, f.chapter`
}
