import { sql } from '../../database/sql.ts'
import type { OrderEntity, PaymentEntity, RefundEntity } from './entities.ts'

type Body<Entity> = { body: Entity }

export function insertOrder(order: OrderEntity) {
  return sql`insert into payment_sandbox.orders (id, receipt, body) values (${order.id}, ${order.receipt}, ${JSON.stringify(order)})`
}

export function findOrder(id: string) {
  return sql<Body<OrderEntity>>`select body from payment_sandbox.orders where id = ${id}`
}

export function lockOrder(id: string) {
  return sql<Body<OrderEntity>>`select body from payment_sandbox.orders where id = ${id} for update`
}

export function listOrders(receipt: string | null, count: number) {
  return sql<Body<OrderEntity>>`
    select body from payment_sandbox.orders
    where ${receipt}::text is null or receipt = ${receipt}
    order by (body ->> 'created_at')::bigint desc, id limit ${count}`
}

export function updateOrder(order: OrderEntity) {
  return sql`update payment_sandbox.orders set body = ${JSON.stringify(order)} where id = ${order.id}`
}

export function insertPayment(payment: PaymentEntity) {
  return sql`
    insert into payment_sandbox.payments (id, order_id, body) values (${payment.id}, ${payment.order_id}, ${JSON.stringify(payment)})`
}

export function findPayment(id: string) {
  return sql<Body<PaymentEntity>>`select body from payment_sandbox.payments where id = ${id}`
}

export function lockPayment(id: string) {
  return sql<Body<PaymentEntity>>`select body from payment_sandbox.payments where id = ${id} for update`
}

export function listPayments(orderId: string | null) {
  return sql<Body<PaymentEntity>>`
    select body from payment_sandbox.payments
    where ${orderId}::text is null or order_id = ${orderId}
    order by (body ->> 'created_at')::bigint desc, id`
}

export function updatePayment(payment: PaymentEntity) {
  return sql`update payment_sandbox.payments set body = ${JSON.stringify(payment)} where id = ${payment.id}`
}

export function insertRefund(refund: RefundEntity, idempotencyKey: string | null) {
  return sql`
    insert into payment_sandbox.refunds (id, payment_id, idempotency_key, body)
    values (${refund.id}, ${refund.payment_id}, ${idempotencyKey}, ${JSON.stringify(refund)})`
}

export function findRefund(id: string) {
  return sql<Body<RefundEntity>>`select body from payment_sandbox.refunds where id = ${id}`
}

export function findRefundByKey(idempotencyKey: string) {
  return sql<
    Body<RefundEntity>
  >`select body from payment_sandbox.refunds where idempotency_key = ${idempotencyKey}`
}

export function listRefunds(paymentId: string | null) {
  return sql<Body<RefundEntity>>`
    select body from payment_sandbox.refunds
    where ${paymentId}::text is null or payment_id = ${paymentId}
    order by (body ->> 'created_at')::bigint desc, id`
}

/** Captures and refunds in a period, oldest first. */
export function listMoved(from: Date, to: Date) {
  const [fromSecond, toSecond] = [from.getTime() / 1000, to.getTime() / 1000]
  return sql<Body<PaymentEntity | RefundEntity>>`
    select body from (
      select body from payment_sandbox.payments where body ->> 'captured' = 'true'
      union all select body from payment_sandbox.refunds where body ->> 'status' = 'processed'
    ) moved
    where (body ->> 'created_at')::bigint >= ${fromSecond} and (body ->> 'created_at')::bigint < ${toSecond}
    order by (body ->> 'created_at')::bigint, body ->> 'id'`
}

export function updateRefund(refund: RefundEntity) {
  return sql`update payment_sandbox.refunds set body = ${JSON.stringify(refund)} where id = ${refund.id}`
}

export type StoredWebhook = { eventId: string; body: string }

export function insertWebhook(eventId: string, body: string, now: Date) {
  return sql`insert into payment_sandbox.webhooks (event_id, body, made_at) values (${eventId}, ${body}, ${now})`
}

export function listUndeliveredWebhooks(limit: number) {
  return sql<StoredWebhook>`
    select event_id as "eventId", body from payment_sandbox.webhooks
    where delivered_at is null order by made_at, event_id limit ${limit}`
}

export function markWebhookDelivered(eventId: string, now: Date) {
  return sql`update payment_sandbox.webhooks set delivered_at = ${now} where event_id = ${eventId}`
}
