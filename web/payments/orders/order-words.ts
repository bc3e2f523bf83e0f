import type { CallOutput } from '../../../domain/contract.ts'
import { lastMomentBefore } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { getOrders } from '../../../domain/payments/contract.ts'
import { dayText } from '../../ui/day-text.ts'
import { priceText } from '../plan-labels.ts'

export type StudentOrder = CallOutput<typeof getOrders>['data'][number]
export type Tone = 'good' | 'calm' | 'warn'

/** The last day before a deadline or an end, which often is midnight in India. */
export function lastDayText(deadline: string): string {
  return dayText(lastMomentBefore(new Date(deadline)).toISOString())
}

/** An order's state, in one or two words. */
export function stateWords({ state, validTill }: StudentOrder, now: Date): { text: string; tone: Tone } {
  switch (state) {
    case 'paid':
      return validTill !== null && new Date(validTill) <= now
        ? { text: m.orders_state_ended(), tone: 'calm' }
        : { text: m.orders_state_paid(), tone: 'good' }
    case 'asking':
      return { text: m.orders_state_asking(), tone: 'calm' }
    case 'failed':
      return { text: m.orders_state_failed(), tone: 'warn' }
    case 'refunding':
      return { text: m.orders_state_refunding(), tone: 'calm' }
    case 'refunded':
      return { text: m.orders_state_refunded(), tone: 'calm' }
    case 'open':
    case 'expired':
      return { text: m.orders_state_open(), tone: 'warn' }
  }
}

/** What happens next with an order and its money, a sentence each. */
export function nextWords(order: StudentOrder, now: Date): string[] {
  return [...accessWords(order, now), ...requestWords(order), ...refundWords(order)]
}

function accessWords({ state, validFrom, validTill }: StudentOrder, now: Date): string[] {
  if (state === 'open') return [m.orders_open_text()]
  if (state === 'asking') return [m.orders_asking_text()]
  if (state === 'failed') return [m.orders_failed_text()]
  if (state === 'expired') return [m.orders_expired_text()]
  if (validFrom === null || validTill === null) return []
  if (new Date(validFrom) > now)
    return [m.orders_access_from({ from: dayText(validFrom), till: lastDayText(validTill) })]
  const text = { date: lastDayText(validTill) }
  return [new Date(validTill) > now ? m.orders_access_until(text) : m.orders_access_ended(text)]
}

function requestWords({ request }: StudentOrder): string[] {
  if (request === null) return []
  const amount = priceText(request.amount)
  if (request.state === 'declined')
    return [
      m.orders_request_declined({ date: dayText(request.askedAt), reason: request.declineReason ?? '' }),
    ]
  if (request.state === 'open') {
    const asked = m.orders_request_open({ amount, date: dayText(request.askedAt) })
    return request.answerDueAt === null
      ? [asked]
      : [asked, m.orders_request_due({ date: lastDayText(request.answerDueAt) })]
  }
  return request.moneyDueAt === null
    ? []
    : [m.orders_request_approved({ amount, date: lastDayText(request.moneyDueAt) })]
}

function refundWords({ refunds }: StudentOrder): string[] {
  return refunds.map((refund) => {
    const amount = priceText(refund.amount)
    if (refund.state === 'owed') return m.orders_refund_owed({ amount })
    if (refund.state === 'sent') return m.orders_refund_sent({ amount })
    return m.orders_refund_done({ amount, date: dayText(refund.doneAt ?? refund.createdAt) })
  })
}
