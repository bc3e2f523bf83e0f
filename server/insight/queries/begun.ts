import { sql } from '../../adapters/database/sql.ts'

type SetUpProgress = { hasCourse: boolean; hasPublished: boolean; hasSold: boolean }

/** The set-up progress of a new installation. */
export function findSetUpProgress() {
  return sql<SetUpProgress>`
    select exists (select from courses) as "hasCourse",
      exists (select from courses where status = 'published') as "hasPublished",
      -- By index: the table may be long, and new installations have no rows.
      (select order_id from payments where outcome = 'access' order by order_id limit 1) is not null as "hasSold"`
}
