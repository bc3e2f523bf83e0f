import { daytimeFrom } from '../../domain/daytime.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { isOnUnlessChosen, notificationKinds } from '../../domain/notifications/kinds.ts'
import { notificationText } from '../../domain/notifications/texts.ts'
import type { Services } from '../services.ts'
import { contentOf, notify } from './operations.ts'
import { type DigestRow, takeDigests } from './queries.ts'

const studentsAtOnce = 50
/** The most that one digest lists, after a long absence. */
const mostListed = 20

/**
 * Writes each student one mail a day with unread notifications of the kinds that they want by mail.
 * Each goes into one digest, also under concurrency. Returns the number of mails.
 */
export async function sendDigests({ database, clock, settings }: Services): Promise<number> {
  const now = clock.now()
  if (daytimeFrom(now) > now) return 0
  const wanted = notificationKinds.filter((kind) => isOnUnlessChosen(kind, 'email'))
  let sentCount = 0
  for (;;) {
    const taken = await database.transaction(async (tx) => {
      const due = await tx.all(takeDigests({ now, wanted, limit: studentsAtOnce }))
      for (const digest of due)
        if (digest.rows.length > 0) {
          await notify(tx, digest, digestNotice(digest, settings.publicUrl), {
            ...{ now, studentId: digest.studentId, byDay: true },
            onceKey: `digest:${digest.studentId}:${digest.rows[0]?.id}`,
          })
          sentCount += 1
        }
      return due.length
    })
    if (taken < studentsAtOnce) return sentCount
  }
}

function digestNotice({ locale, rows }: DigestRow, publicUrl: string) {
  const options = { locale }
  const titles = rows.map((row) => notificationText(contentOf(row), locale).title)
  const pageOf = (path: string) => publicUrl + withLocale(path, locale)
  return {
    subject: m.mail_digest_subject({ count: rows.length }, options),
    parts: [
      m.mail_digest_intro({}, options),
      ...titles.slice(0, mostListed),
      m.mail_digest_open({ address: pageOf('/notifications') }, options),
      m.mail_digest_choice({ address: `${pageOf('/account')}#notifications` }, options),
    ],
  }
}
