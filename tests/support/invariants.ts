import type { Queryable } from '../../server/adapters/database/database.ts'
import { type Statement, sql } from '../../server/adapters/database/sql.ts'

/** One breach: which promise, and what it is about. */
export type Violation = {
  invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8'
  breach: string
  about: string
}

/** What was answered with a success and must be there ever after. */
export type Acknowledged = {
  /** Public ids of orders that `createOrder` answered. */
  orders?: readonly string[]
  /** Public ids of orders whose `verifyPayment` succeeded. */
  verified?: readonly string[]
  /** Ids of messages that the webhook took. */
  events?: readonly string[]
}

type Finding = { about: string }
type Check = [invariant: Violation['invariant'], breach: string, statement: Statement<Finding>]

/**
 * Checks the promises about money over a database without work in progress: I1 to I8. The
 * sandbox's own tables are the gateway's view. An empty list means that every invariant holds.
 */
export async function checkInvariants(
  database: Queryable,
  acknowledged: Acknowledged = {},
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [invariant, breach, statement] of [...checks, ...acknowledgedChecks(acknowledged)]) {
    for (const { about } of await database.all(statement)) violations.push({ invariant, breach, about })
  }
  return violations
}

const checks: Check[] = [
  [
    'I1',
    'a payment that the gateway captured has become neither access nor a refund',
    sql<Finding>`
      select theirs.id as about from payment_sandbox.payments theirs
      join orders o on o.gateway_order_id = theirs.order_id
      left join payments ours on ours.gateway_payment_id = theirs.id
      where theirs.body ->> 'status' in ('captured', 'refunded') and coalesce(theirs.body -> 'captured', 'true') <> 'false'
        and ours.outcome is null`,
  ],
  [
    'I1',
    'a captured payment has no outcome',
    sql<Finding>`select gateway_payment_id as about from payments where status in ('captured', 'refunded') and outcome is null`,
  ],
  [
    'I1',
    'a payment that bought access has not exactly one active enrolment',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p join orders o on o.id = p.order_id
      where p.outcome = 'access' and p.status = 'captured' and o.state <> 'refunded'
        and (select count(*) from enrolments e where e.payment_id = p.id and e.revoked_at is null) <> 1`,
  ],
  [
    'I1',
    'a payment that went back still gives access',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p join enrolments e on e.payment_id = p.id join orders o on o.id = p.order_id
      where (p.outcome = 'refund' or p.status = 'refunded' or o.state = 'refunded') and e.revoked_at is null`,
  ],
  [
    'I1',
    'a capture that became no access is not owed back in full',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p
      where p.outcome = 'refund' and p.amount_in_paise > 0
        and p.amount_in_paise <> (select coalesce(sum(r.amount_in_paise), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`,
  ],
  [
    'I2',
    'an enrolment has no captured payment of the right amount, order and student',
    sql<Finding>`
      select e.id::text as about from enrolments e
      left join payments p on p.id = e.payment_id
      left join orders o on o.id = p.order_id
      where e.granted_by is null and not coalesce(
        p.outcome = 'access' and p.status in ('captured', 'refunded') and p.amount_in_paise = o.amount_in_paise
        and p.currency = o.currency and (p.way <> 'gateway' or p.gateway_order_id = o.gateway_order_id) and o.student_id = e.student_id
        and o.course_id = e.course_id and o.state in ('paid', 'refunded'), false)`,
  ],
  [
    'I2',
    'the gateway knows no such captured payment of an enrolment',
    sql<Finding>`
      select e.id::text as about from enrolments e
      join payments p on p.id = e.payment_id
      left join payment_sandbox.payments theirs on theirs.id = p.gateway_payment_id
      where p.way = 'gateway' and not coalesce(
        theirs.body ->> 'status' in ('captured', 'refunded') and (theirs.body ->> 'amount')::int = p.amount_in_paise
        and theirs.body ->> 'currency' = p.currency and theirs.order_id = p.gateway_order_id, false)`,
  ],
  [
    'I2',
    'access that staff granted is not on record as it is, or ended without being withdrawn',
    sql<Finding>`
      select e.id::text as about from enrolments e
      left join access_grants g on g.enrolment_id = e.id
      where (e.granted_by like 'staff:%' or g.id is not null) and not coalesce(
        e.granted_by = 'staff:' || g.staff_id and e.student_id = g.student_id and e.course_id = g.course_id
        and (e.revoked_at is null) = (g.withdrawn_at is null), false)`,
  ],
  [
    'I2',
    'a payment that finance recorded names nobody, or one at the gateway names who recorded it',
    sql<Finding>`
      select gateway_payment_id as about from payments
      where (way <> 'gateway') <> (recorded_by is not null and received_on is not null and gateway_payment_id like 'rec\_%')`,
  ],
  [
    'I4',
    'a refund went back another way than its payment came',
    sql<Finding>`
      select r.id::text as about from refunds r join payments p on p.id = r.payment_id
      where r.state = 'done' and (p.way = 'gateway') <> (r.way is null)`,
  ],
  [
    'I2',
    'an order with a code is not at the price that the code makes of it',
    sql<Finding>`
      select o.public_id as about from orders o left join coupons c on c.id = o.coupon_id
      where o.coupon_id is not null and o.amount_in_paise is distinct from greatest(least(100, o.list_price_in_paise),
        o.list_price_in_paise - case c.kind when 'percent' then o.list_price_in_paise::bigint * c.value / 100 when 'fixed' then c.value end)`,
  ],
  [
    'I2',
    'the places of a code are not those that its orders and grants have, or more than there are',
    sql<Finding>`
      select c.code as about from coupons c
      where c.held > c.max_uses
        or c.held <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.state <> 'released' and not u.is_over)
        or c.honoured_over <> (select count(*) from coupon_uses u where u.coupon_id = c.id and u.is_over)
      union all
      select o.public_id from orders o left join coupon_uses u on u.order_id = o.id and u.coupon_id = o.coupon_id
      where o.coupon_id is not null and u.state is distinct from
        case o.state when 'open' then 'held' when 'expired' then 'released' else 'used' end`,
  ],
  [
    'I2',
    'a student has paid two orders at the price of one code',
    sql<Finding>`
      select coupon_id::text as about from coupon_uses where state = 'used' group by coupon_id, student_id
      having count(*) > 1`,
  ],
  [
    'I2',
    'an order is not at the price that what is left of the plan it changes makes of it',
    sql<Finding>`
      select o.public_id as about from orders o
      left join orders changed on changed.id = o.changes_order_id
      left join payments p on p.order_id = changed.id and p.outcome = 'access'
      where num_nonnulls(o.changes_order_id, o.credit_in_paise) > 0 and not coalesce(
        changed.student_id = o.student_id and changed.course_id = o.course_id and changed.plan < o.plan
        and changed.is_demo = o.is_demo and o.coupon_id is null and o.credit_days_left between 1 and o.credit_days_bought
        and o.list_price_in_paise - o.amount_in_paise = o.credit_in_paise
        and o.credit_in_paise = least(o.list_price_in_paise - 100,
          p.amount_in_paise::bigint * o.credit_days_left / o.credit_days_bought), false)`,
  ],
  [
    'I2',
    'a plan that was changed runs on, or was set off twice',
    sql<Finding>`
      select o.public_id as about from orders o
      join payments p on p.order_id = o.changes_order_id and p.outcome = 'access'
      join enrolments had on had.payment_id = p.id and had.revoked_at is null
      join payments pays on pays.order_id = o.id and pays.outcome = 'access'
      join enrolments has on has.payment_id = pays.id
      where o.state in ('paid', 'refunded') and had.ends_at > has.starts_at
      union all
      select changes_order_id::text from orders where changes_order_id is not null and state in ('paid', 'refunded')
      group by changes_order_id having count(*) > 1`,
  ],
  [
    'I2',
    'two enrolments of one student in one course overlap',
    sql<Finding>`
      select a.id::text as about from enrolments a join enrolments b
        on a.student_id = b.student_id and a.course_id = b.course_id and a.id < b.id
      where a.revoked_at is null and b.revoked_at is null
        and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`,
  ],
  [
    'I3',
    'a capture has not exactly one invoice, of its amount',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p
      where p.outcome is not null and p.amount_in_paise > 0
        and (select array_agg(i.amount_in_paise) from invoices i where i.payment_id = p.id and i.corrects_id is null)
          is distinct from array[p.amount_in_paise]`,
  ],
  [
    'I3',
    'a refund that was made has not exactly one credit note, of its amount',
    sql<Finding>`
      select r.id::text as about from refunds r
      where r.state = 'done'
        and (select array_agg(i.amount_in_paise) from invoices i where i.refund_id = r.id and i.corrects_id is not null)
          is distinct from array[r.amount_in_paise]`,
  ],
  [
    'I3',
    'an invoice is of no capture, or a credit note of no refund that was made',
    sql<Finding>`
      select i.label as about from invoices i
      left join payments p on p.id = i.payment_id and p.outcome is not null
      left join refunds r on r.id = i.refund_id and r.state = 'done'
      where p.id is null or (i.corrects_id is not null and r.id is null)`,
  ],
  [
    'I3',
    'an invoice of the demo is in a real series, or a real one in the demo’s',
    sql<Finding>`
      select i.label as about from invoices i join payments p on p.id = i.payment_id
      where p.is_demo <> (i.series in ('DM', 'DC'))`,
  ],
  [
    'I3',
    'the numbers of a series and year have a gap',
    sql<Finding>`
      select format('%s %s', series, financial_year) as about from invoices full join invoice_counters c using (series, financial_year)
      group by series, financial_year, c.last_number
      having count(distinct number) <> greatest(max(number), c.last_number) or min(number) <> 1
        or max(number) is distinct from c.last_number`,
  ],
  [
    'I3',
    'a number of a series and year is on two invoices',
    sql<Finding>`
      select format('%s %s %s', series, financial_year, number) as about from invoices
      group by series, financial_year, number having count(*) > 1
      union all select label from invoices group by label having count(*) > 1`,
  ],
  [
    'I3',
    'an invoice is numbered in another financial year than the one of its day in India',
    sql<Finding>`
      select label as about from invoices
      where financial_year <> extract(year from (issued_at at time zone 'Asia/Kolkata') - interval '3 months')`,
  ],
  [
    'I4',
    'the refunds of a payment exceed what was captured',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p
      where p.amount_in_paise < (select coalesce(sum(r.amount_in_paise), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')
        or p.refunded_in_paise > p.amount_in_paise`,
  ],
  [
    'I4',
    'the gateway gave back more than it captured',
    sql<Finding>`
      select theirs.id as about from payment_sandbox.payments theirs
      where (theirs.body ->> 'amount')::int < (
        select coalesce(sum((r.body ->> 'amount')::int), 0) from payment_sandbox.refunds r
        where r.payment_id = theirs.id and r.body ->> 'status' <> 'failed')`,
  ],
  [
    'I5',
    'a ledger transaction does not balance',
    sql<Finding>`
      select t.reference as about from ledger_transactions t
      where not coalesce((select sum(debit_in_paise) = sum(credit_in_paise) from ledger_entries e where e.transaction_id = t.id), false)`,
  ],
  [
    'I5',
    'a capture is not in the ledger with its amount',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p
      where p.outcome is not null and p.amount_in_paise <> (
        select coalesce(sum(e.debit_in_paise), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.reference = 'capture:' || p.id and e.account = case p.way when 'gateway' then 'gateway' else 'cash_and_bank' end)`,
  ],
  [
    'I5',
    'a refund is not in the ledger with its amount',
    sql<Finding>`
      select r.id::text as about from refunds r join payments p on p.id = r.payment_id
      where (case when r.state = 'done' then r.amount_in_paise else 0 end) <> (
        select coalesce(sum(e.credit_in_paise), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.reference = 'refund:' || r.id and e.account = case p.way when 'gateway' then 'gateway' else 'cash_and_bank' end)`,
  ],
  [
    'I5',
    'what a payment still owes to a student is not what the ledger says',
    sql<Finding>`
      select 'owed_to_students' as about
      where (select coalesce(sum(credit_in_paise - debit_in_paise), 0) from ledger_entries where account = 'owed_to_students')
        <> (select coalesce(sum(amount_in_paise - refunded_in_paise), 0) from payments where outcome = 'refund')`,
  ],
  [
    'I6',
    'a message of the gateway was applied twice',
    sql<Finding>`select event_id as about from gateway_events where applications > 1`,
  ],
  [
    'I6',
    'a message of the gateway was never applied',
    sql<Finding>`select event_id as about from gateway_events where applications = 0 or applied_at is null`,
  ],
  [
    'I7',
    'an order with a payment that bought access is not paid',
    sql<Finding>`
      select o.public_id as about from orders o
      where o.state not in ('paid', 'refunded') and exists (select from payments p where p.order_id = o.id and p.outcome = 'access')`,
  ],
  [
    'I7',
    'a paid order has not exactly one payment that bought access',
    sql<Finding>`
      select o.public_id as about from orders o
      where o.state = 'paid' and (select count(*) from payments p where p.order_id = o.id and p.outcome = 'access' and p.status = 'captured') <> 1`,
  ],
  [
    'I7',
    'an order is refunded without the money having gone back, or an approved request that ends its access',
    sql<Finding>`
      select o.public_id as about from orders o
      where o.state = 'refunded' and not exists (
        select from payments p where p.order_id = o.id and p.outcome = 'access' and p.refunded_in_paise = p.amount_in_paise)
      and not exists (select from refund_requests q where q.order_id = o.id and q.state = 'approved' and q.ends_access)`,
  ],
  [
    'I7',
    'an order is paid although a refund that ends its access was approved',
    sql<Finding>`
      select o.public_id as about from orders o join refund_requests q on q.order_id = o.id
      where q.state = 'approved' and q.ends_access and o.state <> 'refunded'
        and not exists (select from refunds r where r.payment_id = q.payment_id and r.reason = 'request:' || q.id
          and r.held_until is not null and r.carried_out_at is null)`,
  ],
  [
    'I4',
    'what was approved is neither owed nor given back',
    sql<Finding>`
      select p.gateway_payment_id as about from payments p
      where (select coalesce(sum(q.amount_in_paise), 0) from refund_requests q where q.payment_id = p.id and q.state = 'approved')
        > (select coalesce(sum(r.amount_in_paise), 0) from refunds r where r.payment_id = p.id and r.state <> 'failed')`,
  ],
  [
    'I4',
    'a refund of a request is more than was approved, or was approved by too few people',
    sql<Finding>`
      select r.id::text as about from refunds r
      left join refund_requests q on r.reason = 'request:' || q.id and q.payment_id = r.payment_id
      where r.reason like 'request:%' and not coalesce(q.state = 'approved' and r.amount_in_paise <= q.amount_in_paise
        and (select count(*) from refund_approvals a where a.request_id = q.id)
          >= case when q.amount_in_paise > q.two_people_above_in_paise then 2 else 1 end, false)
        -- An approval that was taken back before anything happened.
        and not coalesce(q.state = 'replaced' and r.state = 'failed' and r.held_until is not null and r.carried_out_at is null, false)`,
  ],
]

/** Every breach that is looked for. */
export const promises: readonly string[] = [...checks, ...acknowledgedChecks({})].map(([, breach]) => breach)

function acknowledgedChecks({ orders = [], verified = [], events = [] }: Acknowledged): Check[] {
  return [
    [
      'I8',
      'an answered order is not there',
      sql<Finding>`
        select given.id as about from unnest(${[...orders]}::text[]) as given (id)
        where not exists (select from orders o where o.public_id = given.id)`,
    ],
    [
      'I8',
      'a verified payment is not there',
      sql<Finding>`
        select given.id as about from unnest(${[...verified]}::text[]) as given (id)
        where not exists (select from orders o where o.public_id = given.id and o.state in ('paid', 'refunded'))`,
    ],
    [
      'I8',
      'a taken message is not there',
      sql<Finding>`
        select given.id as about from unnest(${[...events]}::text[]) as given (id)
        where not exists (select from gateway_events g where g.event_id = given.id)`,
    ],
  ]
}
