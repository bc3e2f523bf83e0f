import { isDaytime } from '../../../domain/daytime.ts'
import { withLocale } from '../../../domain/locales.ts'
import { findPlan } from '../../../domain/payments/plans.ts'
import { reminderSpan } from '../../../domain/payments/reminders/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { type Notice, notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { messagesIn, planNames } from '../notices.ts'
import { findSellingRules, takeUnfinishedOrders, type UnfinishedOrder, updateReminding } from './queries.ts'

const remindersAtOnce = 200

/**
 * Reminds students of unpaid orders that nothing was charged, once per order and only by day: at the address of the
 * account, which is a parent's if a parent created it. Returns how many were reminded.
 */
export async function remindOfUnfinishedOrders({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const now = clock.now()
  if (!isDaytime(now)) return 0
  return database.transaction(async (tx) => {
    const due = await tx.all(takeUnfinishedOrders(reminderSpan(now), now, remindersAtOnce))
    for (const order of due) {
      const { studentId } = order
      const onceKey = `order-reminder:${order.id}`
      await notify(tx, order, reminderNotice(order, settings.publicUrl), { now, onceKey, studentId })
    }
    return due.length
  })
}

/** Whether unfinished orders get a reminder. */
export async function remindsOfOrders(database: Queryable): Promise<boolean> {
  return (await database.first(findSellingRules()))?.remindsOfOrders === true
}

export async function setRemindingIn(tx: Queryable, isOn: boolean): Promise<void> {
  await tx.first(updateReminding(isOn))
}

function reminderNotice(order: UnfinishedOrder, publicUrl: string): Notice {
  const { locale, courseTitle: course } = order
  const message = messagesIn(locale)
  const plan = message(planNames[findPlan(order.plan)?.name ?? 'monthly'])
  const address = `${publicUrl}${withLocale(`/courses/${order.courseSlug}`, locale)}#plans`
  return {
    subject: message('mail_order_unfinished_subject', { course }),
    parts: [
      message('mail_order_unfinished', { course, plan }),
      message('mail_order_unfinished_again', { address }),
      message('mail_order_unfinished_once'),
    ],
  }
}
