import { daysAfter } from '../../../domain/durations.ts'
import { Failure, fieldFailure, orNotFound } from '../../../domain/failure.ts'
import { dateText, lastMomentBefore } from '../../../domain/formats.ts'
import { indiaDay, startOfIndiaDay } from '../../../domain/india-time.ts'
import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { accessEndsAt, accessStartsAt } from '../../../domain/payments/plans.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import {
  type Notice,
  notify,
  notifyStudent,
  type StudentNotification,
} from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { messagesIn } from '../notices.ts'
import { markOrderRefunded } from '../orders/queries.ts'
import {
  type Distance,
  findAccessEnd,
  findCurrentOrFutureEnrolment,
  findErasedStudent,
  findGrant,
  findGrantee,
  findWithdrawnCourse,
  type Grantee,
  insertGrant,
  insertGrantedEnrolment,
  listLaterEnrolments,
  lockAccess,
  lockAccessOfOrder,
  moveEnrolment,
  type ReminderRow,
  revokeEnrolment,
  revokeEnrolmentById,
  type Span,
  takeReminders,
  withdrawGrantRow,
} from './queries.ts'

/** Until a time, or for a plan's months from when it begins. */
type Grant = {
  studentId: string
  courseId: string
  staffId: string
  now: Date
  /** Whether the student is notified only between 07:00 and 21:00 in India. */
  byDay?: true
} & ({ until: Date } | { months: number })
type GrantedAccess = { id: string; startsAt: Date; endsAt: Date }

/**
 * Grants access without payment, on record, and notifies the student. It begins after current and future access, so
 * that it extends a plan and never overlaps one. Throws `conflict` when there is access until then already, and for a
 * deleted student; `invalid` for an unpublished course. A concurrent purchase waits.
 */
export async function grantAccessIn(
  tx: Queryable,
  { settings }: Pick<Services, 'settings'>,
  { studentId, courseId, staffId, now, byDay, ...length }: Grant,
): Promise<GrantedAccess> {
  if ((await tx.first(findErasedStudent(studentId))) !== null)
    throw new Failure('conflict', 'admin_student_gone')
  if ((await tx.first(findWithdrawnCourse(courseId))) !== null)
    throw fieldFailure('invalid', 'courseId', 'admin_grant_course')
  await tx.first(lockAccess(studentId, courseId))
  const running = await tx.first(findAccessEnd(studentId, courseId, now))
  const startsAt = accessStartsAt(now, running?.endsAt ?? null)
  const until = 'until' in length ? length.until : accessEndsAt(startsAt, length.months)
  if (startsAt >= until) throw new Failure('conflict', 'admin_grant_covered')
  const enrolment = await tx.first(
    insertGrantedEnrolment({ studentId, courseId, grantedBy: `staff:${staffId}`, startsAt, endsAt: until }),
  )
  if (enrolment === null) throw new Error('a grant was not stored')
  const grant = await tx.first(insertGrant(enrolment.id, staffId, now))
  if (grant === null) throw new Error('a grant is not on record')
  const grantee = await tx.first(findGrantee(studentId, courseId))
  if (grantee !== null)
    await notify(tx, grantee, grantNotice(grantee, until, settings.publicUrl), {
      now,
      studentId,
      ...(byDay && { byDay }),
    })
  return { id: grant.id, startsAt, endsAt: until }
}

/** Whether any student has access to the course, now or later. */
export async function isAccessLeft(tx: Queryable, courseId: string, now: Date): Promise<boolean> {
  return (await tx.first(findCurrentOrFutureEnrolment(courseId, now))) !== null
}

type Withdrawal = { grantId: string; studentId: string; staffId: string; now: Date }

/** Ends access that staff granted; access bought on top of it begins that much earlier. Throws `notFound`. */
export async function withdrawGrantIn(
  tx: Queryable,
  { grantId, studentId, staffId, now }: Withdrawal,
): Promise<{ courseId: string }> {
  const grant = orNotFound(await tx.first(findGrant(grantId, studentId)), 'admin_grant_unknown')
  await tx.first(withdrawGrantRow(grantId, staffId, now))
  await tx.first(lockAccess(studentId, grant.courseId))
  const ended = await tx.first(revokeEnrolmentById(grant.enrolmentId, now))
  if (ended !== null) await moveLaterAccess(tx, ended, now)
  return { courseId: grant.courseId }
}

/** Mails a student that staff granted access, and until when, as the last full day. */
function grantNotice({ locale, courseTitle: course }: Grantee, endsAt: Date, publicUrl: string): Notice {
  const options = { locale }
  const date = dateText(lastMomentBefore(endsAt), locale)
  return {
    subject: m.mail_grant_subject({ course }, options),
    parts: [
      m.mail_grant_text({ course, date }, options),
      m.mail_receipt_open({ address: publicUrl + withLocale('/my-course', locale) }, options),
    ],
  }
}

/**
 * Ends the access that a payment bought, because it is refunded, and moves the order from `paid` to
 * `refunded`. Does nothing the second time.
 */
export async function endAccess(tx: Queryable, paymentId: string, orderId: string, now: Date): Promise<void> {
  await tx.first(markOrderRefunded(orderId))
  await tx.first(lockAccessOfOrder(orderId))
  const ended = await tx.first(revokeEnrolment(paymentId, now))
  if (ended !== null) await moveLaterAccess(tx, ended, now)
}

/** Access bought on top of the ended one begins that much earlier, with the same length. */
async function moveLaterAccess(tx: Queryable, ended: Span, now: Date): Promise<void> {
  const gap = ended.endsAt.getTime() - Math.max(now.getTime(), ended.startsAt.getTime())
  if (gap <= 0) return
  for (const later of await tx.all(listLaterEnrolments(ended.id, ended.endsAt))) {
    await tx.first(
      moveEnrolment(
        later.id,
        new Date(later.startsAt.getTime() - gap),
        new Date(later.endsAt.getTime() - gap),
      ),
    )
  }
}

/** Days before an end on which reminders are mailed to subscribers, and shown in the product. */
const mailedDays = [1, 7]
const inAppDays = [0, 3, 14]
const remindersAtOnce = 200

/**
 * Reminds students that their plan ends, unless they have renewed it: by mail a week and a day
 * before, if wanted, and in the product on certain days in India, including the last. Each reminder
 * is sent once, also under concurrency. Returns how many.
 */
export async function remindOfEndingPlans({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  let reminderCount = 0
  for (const distance of distancesFrom(clock.now())) {
    for (;;) {
      const count = await database.transaction(async (tx) => {
        const now = clock.now()
        const due = await tx.all(takeReminders(distance, now, remindersAtOnce))
        for (const reminder of due) {
          if (!distance.isByMail) await notifyStudent(tx, endingNotification(reminder), now)
          else {
            const onceKey = `plan-ends:${reminder.enrolmentId}:${reminder.daysBefore}`
            const notice = reminderNotice(reminder, settings.publicUrl)
            await notify(tx, reminder, notice, { now, onceKey, byDay: true })
          }
        }
        return due.length
      })
      reminderCount += count
      if (count < remindersAtOnce) break
    }
  }
  return reminderCount
}

function distancesFrom(now: Date): Distance[] {
  const today = indiaDay(now)
  const endOfDay = (days: number) => startOfIndiaDay(today + days + 1)
  return [
    ...mailedDays.map((daysBefore, index) => ({
      ...{ daysBefore, isByMail: true, until: daysAfter(now, daysBefore) },
      after: daysAfter(now, mailedDays[index - 1] ?? 0),
    })),
    ...inAppDays.map((daysBefore, index) => {
      const shorter = inAppDays[index - 1]
      return {
        ...{ daysBefore, isByMail: false, until: endOfDay(daysBefore) },
        after: shorter === undefined ? now : endOfDay(shorter),
      }
    }),
  ]
}

function endingNotification({
  studentId,
  enrolmentId,
  daysBefore,
  endsAt,
  courseTitle,
  courseSlug,
}: ReminderRow): StudentNotification {
  const endsOn = lastMomentBefore(endsAt).toISOString()
  return {
    kind: 'accessEnding',
    facts: { course: courseTitle, daysLeft: daysBefore, endsOn },
    studentId,
    onceKey: `access-ends:${enrolmentId}:${daysBefore}`,
    path: `/courses/${courseSlug}#plans`,
  }
}

function reminderNotice(reminder: ReminderRow, publicUrl: string): Notice {
  const { locale, courseTitle: course } = reminder
  const message = messagesIn(locale)
  const date = dateText(lastMomentBefore(reminder.endsAt), locale)
  const pageOf = (path: string) => publicUrl + withLocale(path, locale)
  return {
    subject: message('mail_plan_ends_subject', { course, date }),
    parts: [
      reminder.daysBefore === 1
        ? message('mail_plan_ends_day', { course, date })
        : message('mail_plan_ends_week', { course, date }),
      message('mail_plan_ends_renew', { address: `${pageOf(`/courses/${reminder.courseSlug}`)}#plans` }),
      message('mail_plan_ends_choice', { address: pageOf('/account') }),
    ],
  }
}
