import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import {
  type OrderSort,
  type RefundView,
  standingHours,
  type TimelineKind,
} from '../../../domain/desk/orders/rules.ts'
import { moneyText, timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { findPlan } from '../../../domain/payments/plans.ts'

type Item = DeskOutputOf<'getOrders'>['items'][number]
type Row = DeskOutputOf<'getRefunds'>['items'][number]

export function orderStateText(state: Item['state']): string {
  const texts: Record<Item['state'], () => string> = {
    open: m.desk_order_open,
    paid: m.desk_order_paid,
    refunded: m.desk_order_refunded,
    expired: m.desk_order_expired,
  }
  return texts[state]()
}

export function refundOfOrderText(refund: NonNullable<Item['refund']>): string {
  const texts: Record<NonNullable<Item['refund']>, () => string> = {
    asked: m.desk_refund_asked,
    underway: m.desk_refund_underway,
    returned: m.desk_refund_returned,
  }
  return texts[refund]()
}

export function sortText(sort: OrderSort): string {
  const texts: Record<OrderSort, () => string> = {
    newest: m.desk_sort_newest,
    oldest: m.desk_sort_oldest,
    dearest: m.desk_sort_dearest,
    cheapest: m.desk_sort_cheapest,
  }
  return texts[sort]()
}

export function viewText(view: RefundView): string {
  const texts: Record<RefundView, () => string> = {
    open: m.desk_refunds_open,
    underway: m.desk_refunds_underway,
    decided: m.desk_refunds_decided,
  }
  return texts[view]()
}

export function refundStateText(state: Row['state'] | 'failed'): string {
  const texts: Record<Row['state'] | 'failed', () => string> = {
    open: m.desk_refund_state_open,
    second: m.desk_refund_state_second,
    owed: m.desk_refund_state_owed,
    sent: m.desk_refund_state_sent,
    done: m.desk_refund_state_done,
    declined: m.desk_refund_state_declined,
    approved: m.desk_refund_state_approved,
    failed: m.desk_refund_state_failed,
  }
  return texts[state]()
}

export function happeningText(kind: TimelineKind): string {
  const texts: Record<TimelineKind, () => string> = {
    created: m.desk_happening_created,
    offered: m.desk_happening_offered,
    gatewayEvent: m.desk_happening_event,
    captured: m.desk_happening_captured,
    accessGranted: m.desk_happening_access,
    accessEnded: m.desk_happening_access_ended,
    refundAsked: m.desk_happening_refund_asked,
    refundProposed: m.desk_happening_refund_proposed,
    refundAgreed: m.desk_happening_refund_agreed,
    refundDecided: m.desk_happening_refund_decided,
    refundOwed: m.desk_happening_refund_owed,
    refundSent: m.desk_happening_refund_sent,
    refundDone: m.desk_happening_refund_done,
    asked: m.desk_happening_asked,
    document: m.desk_happening_document,
  }
  return texts[kind]()
}

export function planText(plan: number): string {
  const texts = { monthly: m.plan_name_monthly, quarterly: m.plan_name_quarterly, yearly: m.plan_name_yearly }
  const found = findPlan(plan)
  return found ? texts[found.name]() : String(plan)
}

/** From when whoever looks counts as one of two people. */
export function tooNewText(from: string): string {
  return m.desk_refund_too_new_from({ at: timeText(new Date(from), 'en'), hours: standingHours })
}

/** Rupees to the paisa. */
export function amountText(rupees: number): string {
  return moneyText(rupees, 'INR', 'en')
}
