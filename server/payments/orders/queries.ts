import type * as z from 'zod/mini'
import type { Locale } from '../../../domain/locales.ts'
import type { OrderState, PaymentStatus } from '../../../domain/payments/captures.ts'
import type { billing } from '../../../domain/payments/contract.ts'
import type { PlanNumber, PlansInPaise } from '../../../domain/payments/plans.ts'
import { type Count, type Id, sql } from '../../adapters/database/sql.ts'

export type OrderRow = {
  id: string
  publicId: string
  studentId: string
  courseId: string
  plan: PlanNumber
  amountInPaise: number
  /** The price without its discount; null without one. */
  listPriceInPaise: number | null
  couponId: string | null
  /** The order whose plan it changes, and the full days left of that; null without. */
  changesOrderId: string | null
  creditDaysLeft: number | null
  isRegistrationOnly: boolean
  /** The sandbox, or a test key, takes its payment: no money moves. */
  isPractice: boolean
  currency: 'INR'
  state: OrderState
  gatewayOrderId: string | null
  wasSentToGateway: boolean
  createdAt: Date
  offeredAt: Date
}

/** The credit for the rest of a plan, in an order that changes it. */
export type PlanChange = { orderId: string; creditInPaise: number; daysLeft: number; daysBought: number }

type CoursePlans = PlansInPaise & { id: string; title: string; sellsSeatsOnly: boolean }

const columns = sql<OrderRow>`
  id, public_id as "publicId", student_id as "studentId", course_id as "courseId", plan,
  amount_in_paise as "amountInPaise", list_price_in_paise as "listPriceInPaise", coupon_id as "couponId", changes_order_id as "changesOrderId",
  credit_days_left as "creditDaysLeft", is_registration_only as "isRegistrationOnly", is_demo as "isPractice", currency, state, gateway_order_id as "gatewayOrderId",
  was_sent_to_gateway as "wasSentToGateway", created_at as "createdAt", offered_at as "offeredAt"`

/** Plans of a published course, by its id or by the short name in its address. */
export function findCoursePlans(course: { id: string } | { slug: string }) {
  const named = 'id' in course ? sql`id = ${course.id}` : sql`slug = ${course.slug}`
  return sql<CoursePlans>`
    select id, title,
      monthly_price_paise as "monthlyPaise", monthly_description as "monthlyDescription",
      quarterly_price_paise as "quarterlyPaise", quarterly_description as "quarterlyDescription",
      yearly_price_paise as "yearlyPaise", yearly_description as "yearlyDescription", sells_seats_only as "sellsSeatsOnly"
    from courses where ${named} and status = 'published'`
}

/** The business or school that an order is invoiced to. */
export type Billing = z.output<typeof billing>

/** With a sample seller outside the demo: until when orders are accepted, and whether that has passed. */
export function findSampleSeller(now: Date) {
  return sql<{ until: Date | null; isRefused: boolean }>`
    select sample_sells_until as "until", sells_as_sample(${now}) as "isRefused" from installation_stage
    where stage = 'live' and not exists (select from site_content where key = 'seller' and not is_sample)`
}

/** Stores an open order; no row when the student already has one of this plan. */
export function insertOpenOrder(order: {
  publicId: string
  studentId: string
  courseId: string
  plan: PlanNumber
  amountInPaise: number
  listPriceInPaise: number | null
  couponId: string | null
  change: PlanChange | null
  isRegistrationOnly: boolean
  stateCode: string | null
  billing: Billing | null
  isPractice: boolean
  now: Date
  askAt: Date | null
  requestId: string | null
}) {
  return sql<OrderRow>`
    insert into orders (public_id, student_id, course_id, plan, amount_in_paise, list_price_in_paise, coupon_id, is_registration_only, state_code,
      changes_order_id, credit_in_paise, credit_days_left, credit_days_bought, billing_gstin, billing_name, billing_address, created_at, offered_at, ask_at, request_id, is_demo)
    values (${order.publicId}, ${order.studentId}, ${order.courseId}, ${order.plan}, ${order.amountInPaise},
      ${order.listPriceInPaise}, ${order.couponId}, ${order.isRegistrationOnly}, ${order.stateCode}, ${order.change?.orderId ?? null},
      ${order.change?.creditInPaise ?? null}, ${order.change?.daysLeft ?? null}, ${order.change?.daysBought ?? null},
      ${order.billing?.gstin ?? null},
      ${order.billing?.name ?? null}, ${order.billing?.address ?? null}, ${order.now}, ${order.now}, ${order.askAt},
      ${order.requestId}, ${order.isPractice})
    on conflict (student_id, course_id, plan) where state = 'open' do nothing
    returning ${columns}`
}

export function lockOpenOrder(studentId: string, courseId: string, plan: PlanNumber) {
  return sql<OrderRow>`
    select ${columns} from orders
    where student_id = ${studentId} and course_id = ${courseId} and plan = ${plan} and state = 'open' for update`
}

/** Offers an open order again; no row when it is no longer open. */
export function updateOffer(
  id: string,
  now: Date,
  askAt: Date | null,
  stateCode: string | null,
  billing: Billing | null,
) {
  return sql<Id>`
    update orders set offered_at = ${now}, ask_at = ${askAt}, state_code = coalesce(${stateCode}, state_code),
      billing_gstin = ${billing?.gstin ?? null}, billing_name = ${billing?.name ?? null},
      billing_address = ${billing?.address ?? null}
    where id = ${id} and state = 'open' returning id`
}

export function expireOrder(id: string) {
  return sql`update orders set state = 'expired' where id = ${id} and state = 'open'`
}

/** Expires the student's open orders with a code; each releases its use. */
export function expireOrdersWithCoupon(couponId: string, studentId: string) {
  return sql<Id>`
    update orders set state = 'expired' where student_id = ${studentId} and coupon_id = ${couponId} and state = 'open' returning id`
}

/** Gives one process the right to request its gateway order until then; no row when another has it. */
export function claimSending(id: string, now: Date, until: Date) {
  return sql<{ hadBeenSent: boolean }>`
    update orders o set sending_until = ${until}, was_sent_to_gateway = true
    from (select id, was_sent_to_gateway from orders where id = ${id} for update) before
    where o.id = before.id and o.gateway_order_id is null and (o.sending_until is null or o.sending_until <= ${now})
    returning before.was_sent_to_gateway as "hadBeenSent"`
}

export function releaseSending(id: string) {
  return sql`update orders set sending_until = null where id = ${id}`
}

/** Ends an order that the gateway refuses: there is nothing to offer and nothing to ask about. */
export function closeRefusedOrder(id: string) {
  return sql`
    update orders set state = 'expired', sending_until = null, ask_at = null
    where id = ${id} and state = 'open' and gateway_order_id is null`
}

/** Stores the gateway's order; the first one is kept. */
export function linkGatewayOrder(id: string, gatewayOrderId: string) {
  return sql<OrderRow>`
    update orders set gateway_order_id = coalesce(gateway_order_id, ${gatewayOrderId}), sending_until = null
    where id = ${id} returning ${columns}`
}

/** `sending`: a process is calling the gateway; `lost`: one did and was killed; `none`: the last one failed. */
type SendingState = { gatewayOrderId: string | null; sending: 'sending' | 'lost' | 'none' }

export function findSendingState(id: string, now: Date) {
  return sql<SendingState>`
    select gateway_order_id as "gatewayOrderId",
      case when sending_until is null then 'none' when sending_until <= ${now} then 'lost' else 'sending' end as "sending"
    from orders where id = ${id}`
}

export function findOrderOfStudent(publicId: string, studentId: string) {
  return sql<OrderRow>`select ${columns} from orders where public_id = ${publicId} and student_id = ${studentId}`
}

export function findOrderByPublicId(publicId: string) {
  return sql<OrderRow>`select ${columns} from orders where public_id = ${publicId}`
}

export function lockOrder(id: string) {
  return sql<OrderRow>`select ${columns} from orders where id = ${id} for update`
}

export function lockOrderByGatewayId(gatewayOrderId: string) {
  return sql<OrderRow>`select ${columns} from orders where gateway_order_id = ${gatewayOrderId} for update`
}

export function findOrderByGatewayId(gatewayOrderId: string) {
  return sql<OrderRow>`select ${columns} from orders where gateway_order_id = ${gatewayOrderId}`
}

export function payOrder(id: string, now: Date, askAt: Date | null) {
  return sql`update orders set state = 'paid', paid_at = ${now}, ask_at = ${askAt} where id = ${id}`
}

export function markOrderRefunded(id: string) {
  return sql`update orders set state = 'refunded' where id = ${id} and state = 'paid'`
}

/** The gateway is asked about the order at the next run. */
export function askAboutOrderSoon(gatewayOrderId: string, now: Date) {
  return sql`update orders set ask_at = ${now} where gateway_order_id = ${gatewayOrderId}`
}

export function lockOrdersToAskAbout(now: Date, limit: number) {
  return sql<OrderRow>`select ${columns} from orders where ask_at <= ${now} order by ask_at limit ${limit} for update skip locked`
}

export function planAsking(ids: string[], times: (Date | null)[]) {
  return sql`
    update orders set asks = asks + 1, ask_at = plan.at
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) as plan (id, at)
    where orders.id = plan.id`
}

export type OrderStanding = {
  /** The gateway reported attempts to pay the order, and all failed. */
  isDeclined: boolean
  validTill: Date | null
  refundState: 'owed' | 'done' | null
}

/** The outcome of an order's payments: access and its end, or a refund. */
export function findOrderStanding(orderId: string) {
  return sql<OrderStanding>`
    select
      coalesce((select bool_and(status = 'failed') from payments where order_id = ${orderId}), false)
        as "isDeclined",
      (select e.ends_at from enrolments e join payments p on p.id = e.payment_id
        where p.order_id = ${orderId} and e.revoked_at is null) as "validTill",
      (select case when bool_and(r.state = 'done') then 'done' else 'owed' end
        from refunds r join payments p on p.id = r.payment_id
        where p.order_id = ${orderId} and r.state <> 'failed' having count(*) > 0) as "refundState"`
}

export type StudentOrderRow = {
  id: string
  paymentId: string
  courseId: string
  courseSlug: string | null
  courseTitle: string
  plan: PlanNumber
  amountInPaise: number
  state: OrderState
  createdAt: Date
  paidAt: Date | null
  validFrom: Date | null
  validTill: Date | null
  /** The gateway's last status of a payment; null when there was none. */
  lastPayment: PaymentStatus | null
  refunds: {
    amountInPaise: number
    state: 'owed' | 'sent' | 'done'
    createdAt: string
    doneAt: string | null
  }[]
  documents: { id: string; label: string; isCredit: boolean; amountInPaise: number; issuedAt: string }[]
}

/** A page of a student's orders, newest first. */
export function listOrdersOf(studentId: string, { limit, offset }: { limit: number; offset: number }) {
  return sql<StudentOrderRow>`
    select o.id, o.public_id as "paymentId", o.course_id as "courseId",
      case when c.status = 'published' then c.slug end as "courseSlug", c.title as "courseTitle", o.plan,
      o.amount_in_paise as "amountInPaise", o.state, o.created_at as "createdAt", o.paid_at as "paidAt",
      access.starts_at as "validFrom", access.ends_at as "validTill",
      (select p.status from payments p where p.order_id = o.id
        order by case p.status when 'authorized' then 1 when 'created' then 2 else 3 end limit 1) as "lastPayment",
      (select coalesce(jsonb_agg(jsonb_build_object('amountInPaise', r.amount_in_paise, 'state', r.state,
          'createdAt', r.created_at, 'doneAt', r.done_at) order by r.created_at, r.id), '[]')
        from refunds r join payments p on p.id = r.payment_id
        where p.order_id = o.id and r.state <> 'failed'
          and (r.held_until is null or r.carried_out_at is not null or r.state <> 'owed')) as "refunds",
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'label', i.label, 'isCredit', i.corrects_id is not null,
          'amountInPaise', i.amount_in_paise, 'issuedAt', i.issued_at) order by i.issued_at, i.series desc, i.number), '[]')
        from invoices i join payments p on p.id = i.payment_id where p.order_id = o.id) as "documents"
    from (
      select * from orders where student_id = ${studentId}
      order by created_at desc, id limit ${limit} offset ${offset}
    ) o
    join courses c on c.id = o.course_id
    left join lateral (
      select e.starts_at, e.ends_at from enrolments e join payments p on p.id = e.payment_id
      where p.order_id = o.id and e.revoked_at is null
    ) access on true
    order by o.created_at desc, o.id`
}

export function countOrdersOf(studentId: string) {
  return sql<Count>`select count(*)::int as count from orders where student_id = ${studentId}`
}

export type Purchase = {
  studentId: string
  email: string
  name: string
  courseTitle: string
  plan: PlanNumber
  publicId: string
  /** The language of the student's mails. */
  locale: Locale
  /** Staff recorded a payment for someone who has not signed in yet, who may be a child with a guardian. */
  isUnproven: boolean
}

/** Student and course of an order, for its mails. */
export function findPurchase(orderId: string) {
  return sql<Purchase>`
    select s.id as "studentId", s.email, s.name, c.title as "courseTitle", o.plan, o.public_id as "publicId", s.locale,
      s.email_verified_at is null and s.erased_at is null as "isUnproven"
    from orders o join students s on s.id = o.student_id join courses c on c.id = o.course_id
    where o.id = ${orderId}`
}

/** The name of this database in the notes of its gateway orders. */
export function findInstallation() {
  return sql<Id>`select id from installation`
}
