import { moneyRoles } from '../../../domain/admin/rules.ts'
import { transferReference } from '../../../domain/payments/by-hand/rules.ts'
import { paise } from '../../../domain/payments/plans.ts'
import { audit } from '../../admin/audit/operations.ts'
import { holdOwnSession } from '../../admin/staff/operations.ts'
import type { AdminInput, AdminOutput } from '../../calls.ts'
import type { StaffContext } from '../../services.ts'
import { recordPaymentIn, recordRefundIn } from '../by-hand/operations.ts'
import { setRemindingIn } from '../reminders/operations.ts'

export async function setOrderReminders(
  context: StaffContext,
  { isOn }: AdminInput<'setOrderReminders'>,
): Promise<AdminOutput<'setOrderReminders'>> {
  return context.database.transaction(async (tx) => {
    await setRemindingIn(tx, isOn)
    await audit(tx, context, { action: 'selling.remind', id: 'reminders', after: { isOn } })
    return { isOn }
  })
}

export async function recordPayment(
  context: StaffContext,
  { amount, stateCode, billing, ...input }: AdminInput<'recordPayment'>,
): Promise<AdminOutput<'recordPayment'>> {
  const amountInPaise = paise(amount)
  return context.database.transaction(async (tx) => {
    await holdOwnSession(tx, context, moneyRoles)
    const buyer = { stateCode: stateCode ?? null, billing: billing ?? null }
    const given = { ...input, ...byHand(context, input), ...buyer, amountInPaise }
    const { order, isNew } = await recordPaymentIn(tx, context, given)
    const after = { way: input.way, amountInPaise, on: input.on }
    if (isNew) await audit(tx, context, { action: 'order.record', id: order, after })
    return { orderId: order }
  })
}

export async function recordRefund(
  context: StaffContext,
  { refundId, ...input }: AdminInput<'recordRefund'>,
): Promise<AdminOutput<'recordRefund'>> {
  return context.database.transaction(async (tx) => {
    await holdOwnSession(tx, context, moneyRoles)
    const { order } = await recordRefundIn(tx, context, refundId, byHand(context, input))
    const after = { refund: refundId, way: input.way, on: input.on }
    await audit(tx, context, { action: 'refund.record', kind: 'order', id: order, after })
    return { orderId: order }
  })
}

type Input = Pick<AdminInput<'recordRefund'>, 'way' | 'reference' | 'on' | 'note'>

function byHand({ staff }: StaffContext, { way, reference, on, note }: Input) {
  const named = way === 'transfer' ? transferReference(reference) : reference
  return { way, reference: named || null, on, note: note || null, staffId: staff.id }
}
