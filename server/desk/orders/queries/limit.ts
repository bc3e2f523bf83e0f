import { type Statement, sql } from '../../../adapters/database/sql.ts'

type Limit = { amountInPaise: number }

/** Above this much of one order two people must agree. */
export function findRefundLimit(): Statement<Limit> {
  return sql<Limit>`select two_people_above_in_paise as "amountInPaise" from refund_rules`
}

export function lockRefundLimit(): Statement<Limit> {
  return sql<Limit>`select two_people_above_in_paise as "amountInPaise" from refund_rules for update`
}

export function updateRefundLimit(amountInPaise: number): Statement<Limit> {
  return sql<Limit>`
    update refund_rules set two_people_above_in_paise = ${amountInPaise}
    returning two_people_above_in_paise as "amountInPaise"`
}

/** Owners who may sign in; the invented ones of the demo only where there is one. */
export function listOwners(withDemo: boolean): Statement<{ name: string; email: string }> {
  return sql<{ name: string; email: string }>`
    select name, email from staff
    where role = 'owner' and disabled_at is null and (${withDemo} or not is_demo) order by email`
}
