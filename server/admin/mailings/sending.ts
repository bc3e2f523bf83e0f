import { daytimeFrom } from '../../../domain/daytime.ts'
import { type JobPayloads, NotBefore } from '../../jobs/operations.ts'
import { notify } from '../../notifications/operations.ts'
import type { Services } from '../../services.ts'
import { mailingNotice, textIn } from './notices.ts'
import { mayWrite } from './operations.ts'
import { findMailing, findNewsSubscription, listReceivers, lockMailing, updateReached } from './queries.ts'

const atOnce = 200

/**
 * Sends a mailing to its recipients, two hundred per transaction and each once, even after an interruption. Nothing is
 * sent between 21:00 and 07:00 in India: it starts in the morning, unless its sender has been blocked by then.
 */
export async function sendMailingNow(
  services: Services,
  { mailingId }: JobPayloads['sendMailing'],
  stopping?: AbortSignal,
): Promise<void> {
  const now = services.clock.now()
  const morning = daytimeFrom(now)
  if (morning > now) throw new NotBefore(morning)
  while (await sendNext(services, mailingId)) stopping?.throwIfAborted()
}

async function sendNext({ database, settings, clock, log }: Services, id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const sending = await tx.first(lockMailing(id))
    if (sending === null || !sending.isSent || sending.isOver) return false
    const mailing = await tx.first(findMailing(id))
    if (mailing === null) return false
    const now = clock.now()
    if (!mayWrite(sending, mailing.audience)) {
      log.warn({ mailing: id }, 'a mailing ends with the role of who sent it')
      await tx.first(updateReached(id, { reached: null, count: 0, now }))
      return false
    }
    const next = await tx.all(
      listReceivers(
        mailing,
        { now, isDemo: settings.isDemo },
        { reached: sending.reached ?? '', limit: atOnce },
      ),
    )
    for (const { email, name, ...to } of next)
      await notify(tx, { email, name, locale: to.locale }, mailingNotice(settings, mailing, to), {
        now,
        byDay: true,
        studentId: to.studentId,
        ...(mailing.audience === 'news' && {
          news: { subscriptionId: to.subscriptionId, studentId: to.studentId },
        }),
        ...(mailing.audience !== 'news' &&
          to.studentId !== null && {
            notification: {
              kind: 'announcement',
              facts: textIn(mailing.texts, to.locale),
              studentId: to.studentId,
              onceKey: `mailing:${id}`,
              path: null,
            },
          }),
      })
    const last = next.length < atOnce ? null : (next.at(-1)?.email ?? null)
    await tx.first(updateReached(id, { reached: last, count: next.length, now }))
    return last !== null
  })
}

/** Whether news waiting to be sent are still wanted. */
export async function isNewsWanted(
  { database }: Pick<Services, 'database'>,
  { subscriptionId, studentId }: NonNullable<JobPayloads['sendMail']['news']>,
): Promise<boolean> {
  return (await database.first(findNewsSubscription(subscriptionId, studentId))) !== null
}
