import { sql } from '../../../adapters/database/sql.ts'

type Limit = {
  amountInPaise: number
  /** A higher one that takes effect then; null when none was announced. */
  nextInPaise: number | null
  nextFrom: Date | null
}

/** A pending increase is cancelled when the owner who announced it leaves: the account may have been stolen. */
const rises = (now: Date) => sql`
  next_from > ${now} and not exists (select from staff s where s.id = next_by and s.disabled_at is not null)`

const columnsAt = (now: Date) => sql<Limit>`
  refund_limit_at(${now}) as "amountInPaise",
  case when ${rises(now)} then next_two_people_above_in_paise end as "nextInPaise",
  case when ${rises(now)} then next_from end as "nextFrom"`

/** Above this amount per order two people must agree. */
export function findRefundLimit(now: Date) {
  return sql<Limit>`select ${columnsAt(now)} from refund_rules`
}

export function lockRefundLimit(now: Date) {
  return sql<Limit>`select ${columnsAt(now)} from refund_rules for update`
}

export function updateRefundLimit({
  amountInPaise,
  nextInPaise,
  nextFrom,
  nextBy,
}: Limit & { nextBy: string | null }) {
  return sql`
    update refund_rules set two_people_above_in_paise = ${amountInPaise},
      next_two_people_above_in_paise = ${nextInPaise}, next_from = ${nextFrom}, next_by = ${nextBy}`
}

/** What a person refunded alone in the previous 24 hours. */
export function sumRefundedAlone(staffId: string, now: Date) {
  return sql<{ amountInPaise: number }>`
    select refunded_alone_in_paise(${staffId}, ${now})::float8 as "amountInPaise"`
}
