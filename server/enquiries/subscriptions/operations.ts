import { accountAddress } from '../../../domain/accounts/rules.ts'
import { secondsBefore } from '../../../domain/durations.ts'
import { isRobot, subscribeWaitSeconds } from '../../../domain/enquiries/rules.ts'
import { Failure } from '../../../domain/failure.ts'
import type { Locale } from '../../../domain/locales.ts'
import { endLessonNews } from '../../accounts/account/operations.ts'
import type { Input } from '../../calls.ts'
import { hashOf } from '../../hash-of.ts'
import { type Notice, notify } from '../../notifications/operations.ts'
import type { Context } from '../../services.ts'
import type { Settings } from '../../settings.ts'
import { newLinkToken, type Reader, readerOfToken, unsubscribeToken } from '../links.ts'
import { confirmNotice, newsNotice, welcomeNotice } from '../notices.ts'
import {
  confirmSubscriptionRow,
  endSubscription,
  endSubscriptionOf,
  findSubscriptionByToken,
  upsertSubscription,
} from '../queries.ts'

/** Stores a subscription request and mails a confirmation link. The response is the same for every address. */
export async function createSubscribe(
  { database, settings, clock, locale }: Context,
  input: Input<'createSubscribe'>,
): Promise<null> {
  if (isRobot(input)) return null
  const email = accountAddress(input.email)
  const now = clock.now()
  const waitSince = secondsBefore(now, subscribeWaitSeconds)
  const { token, hash } = newLinkToken()
  await database.transaction(async (tx) => {
    const stored = await tx.first(upsertSubscription({ email, locale, tokenHash: hash, now, waitSince }))
    if (stored === null) return
    const notice = confirmNotice(settings, {
      locale,
      confirmToken: token,
      unsubscribeToken: unsubscribeToken(settings, { subscriptionId: stored.id }),
    })
    await notify(tx, { email, locale }, notice, { now })
  })
  return null
}

/** Confirms by the mailed link. Throws `badCode` if it is not the latest one. */
export async function confirmSubscription(
  { database, settings, clock }: Context,
  { token }: Input<'confirmSubscription'>,
): Promise<null> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    const found = await tx.first(findSubscriptionByToken(hashOf(token)))
    if (found === null) throw new Failure('badCode', 'subscription_link_ended')
    if (found.isLive) return
    await tx.first(confirmSubscriptionRow(found.id, now))
    const notice = welcomeNotice(settings, {
      locale: found.locale,
      unsubscribeToken: unsubscribeToken(settings, { subscriptionId: found.id }),
    })
    await notify(tx, { email: found.email, locale: found.locale }, notice, { now })
  })
  return null
}

/** Ends a subscription by the token of any mail. Throws `badCode` for an invalid token. */
export async function unsubscribe(
  { database, settings, clock }: Context,
  { token }: Input<'unsubscribe'>,
): Promise<null> {
  const reader = readerOfToken(settings, token)
  if (reader === null) throw new Failure('badCode', 'subscription_link_ended')
  const now = clock.now()
  await database.transaction(async (tx) => {
    // An address that unsubscribed long ago is deleted, so repeating its link changes nothing.
    // Someone subscribed both on the site and in the account is unsubscribed from both.
    if ('subscriptionId' in reader) {
      const ended = await tx.first(endSubscription(reader.subscriptionId, now))
      if (ended !== null) await endLessonNews(tx, { email: ended.email })
      return
    }
    const email = await endLessonNews(tx, { id: reader.studentId })
    if (email !== null) await tx.first(endSubscriptionOf(email, now))
  })
  return null
}

type News = { locale: Locale; subject: string; parts: readonly string[] }

/** News for one reader, with the unsubscribe link in its text and headers. */
export function newsFor(settings: Settings, reader: Reader, news: News): Notice {
  return newsNotice(settings, { ...news, unsubscribeToken: unsubscribeToken(settings, reader) })
}
