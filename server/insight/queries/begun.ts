import { sql } from '../../adapters/database/sql.ts'

type Begun = { hasCourse: boolean; hasPublished: boolean; hasSold: boolean }

/** How far a new installation is. */
export function findBegun() {
  return sql<Begun>`
    select exists (select from courses) as "hasCourse",
      exists (select from courses where status = 'published') as "hasPublished",
      -- Along an index: the table may be long, and whoever begins has none.
      (select order_id from payments where outcome = 'access' order by order_id limit 1) is not null as "hasSold"`
}
