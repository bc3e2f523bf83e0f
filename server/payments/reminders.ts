import { dateText, lastMomentBefore } from '../../domain/formats.ts'
import { withLocale } from '../../domain/locales.ts'
import type { MailMessage } from '../adapters/mail/mail.ts'
import { enqueue } from '../jobs/operations.ts'
import type { Services } from '../services.ts'
import { letterOf, speakerOf } from './mails.ts'
import { type ReminderRow, takeReminders } from './queries/reminders.ts'

const distances = [
  { days: 1, butNotWithinDays: 0 },
  { days: 7, butNotWithinDays: 1 },
] as const
const batchSize = 200

/**
 * Writes to students who asked for it that a plan of theirs ends in a week, and in a day, unless they
 * have renewed it. Each is written once, whoever else looks at the same moment. Returns how many.
 */
export async function remindOfEndingPlans({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  let written = 0
  for (const distance of distances) {
    for (;;) {
      const count = await database.transaction(async (tx) => {
        const now = clock.now()
        const due = await tx.all(takeReminders(distance, now, batchSize))
        for (const reminder of due) {
          const onceKey = `plan-ends:${reminder.enrolmentId}:${reminder.daysBefore}`
          await enqueue(tx, 'sendMail', reminderMail(reminder, settings.publicUrl), { dueAt: now, onceKey })
        }
        return due.length
      })
      written += count
      if (count < batchSize) break
    }
  }
  return written
}

function reminderMail(reminder: ReminderRow, publicUrl: string): MailMessage {
  const { locale, courseTitle: course } = reminder
  const say = speakerOf(locale)
  const date = dateText(lastMomentBefore(reminder.endsAt), locale)
  const pageOf = (path: string) => publicUrl + withLocale(path, locale)
  return letterOf(reminder.email, locale, say('mail_plan_ends_subject', { course, date }), [
    say('mail_greeting_name', { name: reminder.name }),
    reminder.daysBefore === 1
      ? say('mail_plan_ends_day', { course, date })
      : say('mail_plan_ends_week', { course, date }),
    say('mail_plan_ends_renew', { address: `${pageOf(`/courses/${reminder.courseSlug}`)}#plans` }),
    say('mail_plan_ends_choice', { address: pageOf('/account') }),
  ])
}
