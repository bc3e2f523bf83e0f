import { limitRisesAt, mayApproveFrom, standingHours } from '../../../domain/admin/orders/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import { amountText, timeText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { paise, rupees } from '../../../domain/payments/plans.ts'
import { productName } from '../../../domain/product.ts'
import { audit } from '../../admin/audit/operations.ts'
import { notifyOwners } from '../../admin/staff/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { Notice } from '../../notifications/operations.ts'
import type { StaffContext } from '../../services.ts'
import { lockRefundLimit, updateRefundLimit } from './queries/limit.ts'

/**
 * Changes the limit above which two people must agree, for new requests. A higher one lets one
 * person refund more: it takes effect a day later, and every owner is notified at once. Setting the
 * current limit cancels an announced rise.
 *
 * @throws Failure `conflict` when it has changed meanwhile, or when a newcomer raises it.
 */
export async function setRefundLimit(
  context: StaffContext,
  { amount, from, reason }: AdminInput<'setRefundLimit'>,
): Promise<AdminOutput<'setRefundLimit'>> {
  const { clock, database, staff } = context
  const now = clock.now()
  return database.transaction(async (tx) => {
    const before = await tx.first(lockRefundLimit(now))
    if (before === null) throw new Error('there is no rule for refunds')
    if (before.amountInPaise !== paise(from)) throw new Failure('conflict', 'admin_limit_conflict')
    const amountInPaise = paise(amount)
    const rises = amountInPaise > before.amountInPaise
    if (rises && mayApproveFrom(staff.moneyRoleSince, now) !== null)
      throw new Failure('conflict', 'admin_limit_too_new', { values: { hours: standingHours } })
    if (amountInPaise === (before.nextInPaise ?? before.amountInPaise)) return wireLimit(before)
    const after = rises
      ? { amountInPaise: before.amountInPaise, nextInPaise: amountInPaise, nextFrom: limitRisesAt(now) }
      : { amountInPaise, nextInPaise: null, nextFrom: null }
    await tx.first(updateRefundLimit({ ...after, nextBy: rises ? staff.id : null }))
    await audit(tx, context, {
      action: 'refund.limit',
      kind: 'refundRule',
      id: 'twoPeopleAbove',
      before: { amountInPaise: before.amountInPaise },
      after: { amountInPaise, reason, ...(after.nextFrom && { from: after.nextFrom.toISOString() }) },
    })
    if (after.nextFrom !== null) {
      const raise = {
        by: staff.name,
        from: before.amountInPaise,
        to: amountInPaise,
        at: after.nextFrom,
        reason,
      }
      await notifyOwners(tx, context, raisedNotice(raise))
    }
    return wireLimit(after)
  })
}

type Limit = { amountInPaise: number; nextInPaise: number | null; nextFrom: Date | null }

function wireLimit(limit: Limit): AdminOutput<'setRefundLimit'> {
  return { twoPeopleAbove: rupees(limit.amountInPaise), limitRises: wireLimitRise(limit) }
}

/** The announced higher limit, as shown in the admin. */
export function wireLimitRise(limit: Limit | null): { amount: number; from: string } | null {
  if (limit === null || limit.nextInPaise === null || limit.nextFrom === null) return null
  return { amount: rupees(limit.nextInPaise), from: limit.nextFrom.toISOString() }
}

type LimitRaise = { by: string; from: number; to: number; at: Date; reason: string }

/** The admin is in English. */
function raisedNotice(raise: LimitRaise): Notice {
  const product = productName
  const amounts = { from: amountText(rupees(raise.from)), to: amountText(rupees(raise.to)) }
  return {
    subject: m.admin_mail_limit_subject({ product, to: amounts.to }),
    parts: [
      m.admin_mail_limit({ by: raise.by, product, ...amounts, at: timeText(raise.at, 'en') }),
      m.admin_mail_limit_reason({ reason: raise.reason }),
      m.admin_mail_limit_check({ product }),
    ],
  }
}
