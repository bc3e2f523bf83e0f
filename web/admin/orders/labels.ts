import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import {
  type OrderSort,
  type RefundView,
  refundHoldMinutes,
  standingHours,
  type TimelineKind,
} from '../../../domain/admin/orders/rules.ts'
import { timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { textBy } from '../../../domain/messages/text-by.ts'

type Item = AdminOutputOf<'getOrders'>['items'][number]
type Row = AdminOutputOf<'getRefunds'>['items'][number]

export const refundOfOrderText = textBy<NonNullable<Item['refund']>>({
  asked: m.admin_refund_asked,
  underway: m.admin_refund_underway,
  returned: m.admin_refund_returned,
})

export const sortText = textBy<OrderSort>({
  newest: m.admin_sort_newest,
  oldest: m.admin_sort_oldest,
  dearest: m.admin_sort_dearest,
  cheapest: m.admin_sort_cheapest,
})

export const viewText = textBy<RefundView>({
  open: m.admin_refunds_open,
  underway: m.admin_refunds_underway,
  decided: m.admin_refunds_decided,
})

export const refundStateText = textBy<Row['state'] | 'failed'>({
  open: m.admin_refund_state_open,
  second: m.admin_refund_state_second,
  owed: m.admin_refund_state_owed,
  sent: m.admin_refund_state_sent,
  done: m.admin_refund_state_done,
  declined: m.admin_refund_state_declined,
  approved: m.admin_refund_state_approved,
  failed: m.admin_refund_state_failed,
})

export const happeningText = textBy<TimelineKind>({
  created: m.admin_happening_created,
  paymentLink: m.admin_happening_payment_link,
  offered: m.admin_happening_offered,
  gatewayEvent: m.admin_happening_event,
  captured: m.admin_happening_captured,
  accessGranted: m.admin_happening_access,
  accessEnded: m.admin_happening_access_ended,
  refundAsked: m.admin_happening_refund_asked,
  refundProposed: m.admin_happening_refund_proposed,
  refundAgreed: m.admin_happening_refund_agreed,
  refundDecided: m.admin_happening_refund_decided,
  refundOwed: m.admin_happening_refund_owed,
  refundSent: m.admin_happening_refund_sent,
  refundDone: m.admin_happening_refund_done,
  asked: m.admin_happening_asked,
  document: m.admin_happening_document,
})

/** From when the current user may approve as the second person. */
export function tooNewText(from: string): string {
  return m.admin_refund_too_new_from({ at: timeText(new Date(from), 'en'), hours: standingHours })
}

type Refund = {
  reason: string | null
  percent: number | null
  proposedBy: string | null
  endsAccess: boolean
  /** Whether no second approval is needed. */
  isLast: boolean
}

/** Why a refund was requested, and what approval does. */
export function refundLeadText(
  { reason, percent, proposedBy, endsAccess, isLast }: Refund,
  course: string,
): string {
  return [
    reason !== null
      ? m.admin_refund_lead_reason({ reason })
      : proposedBy === null && m.admin_refund_lead_policy({ percent: percent ?? 0 }),
    endsAccess ? m.admin_refund_lead_ends({ course }) : m.admin_refund_lead_keeps({ course }),
    isLast ? m.admin_refund_lead_hold({ minutes: refundHoldMinutes }) : m.admin_refund_lead_second(),
  ]
    .filter((text) => text !== false)
    .join(' ')
}
