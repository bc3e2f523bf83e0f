import type { AccessFacts } from '../../../domain/catalog/rules.ts'
import { sql } from './sql.ts'

/** Of an item `i`: its module `m` and course `c`, the day on which it opens, and whether the student has access. */
export const withAccess = (studentId: string | null, now: Date) => sql`
  join modules m on m.id = i.module_id
  join courses c on c.id = m.course_id
  cross join lateral opening_day(i, m, ${studentId}) opening
  cross join lateral (
    select exists (select from running_access(${studentId}, c.id, ${now})) as runs
  ) access`

/** What `canOpen` judges by, where the item is read `withAccess`. */
export const accessColumns = sql<AccessFacts>`
  i.is_free as "isFreeAccess", access.runs as "coursePurchased",
  opening.day::text as "opensOn", opening.after_days as "opensAfterDays"`
