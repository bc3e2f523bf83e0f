import { createECDH } from 'node:crypto'
import { daytimeFrom, nightAfter } from '../../domain/daytime.ts'
import { daysBefore, hoursAfter, hoursBefore } from '../../domain/durations.ts'
import { Failure } from '../../domain/failure.ts'
import { withLocale } from '../../domain/locales.ts'
import { isOnUnlessChosen, kinds, notificationKinds } from '../../domain/notifications/kinds.ts'
import { pushText } from '../../domain/notifications/texts.ts'
import { productName } from '../../domain/product.ts'
import type { PushAddress, PushKeys } from '../adapters/push/push.ts'
import { forgetTwinMessages } from '../adapters/push/twin.ts'
import type { Input, Output } from '../calls.ts'
import { hashOf } from '../hash-of.ts'
import { type JobPayloads, NotBefore } from '../jobs/operations.ts'
import type { Services, StudentContext } from '../services.ts'
import {
  deletePushSubscription,
  deletePushSubscriptionAt,
  findPush,
  findPushKeys,
  findPushState,
  insertPushKeys,
  insertPushSubscription,
  listSealedSubscriptions,
  type PushRow,
  replacePushKeys,
  replaceSealedSubscription,
} from './queries.ts'

export async function getPush(context: StudentContext): Promise<Output<'getPush'>> {
  const { publicKey } = await pushKeys(context)
  const state = await context.database.first(findPushState(context.student, publicKey))
  return { key: publicKey, isOn: false, hasAsked: false, ...state }
}

/** Throws `conflict` before the student has asked a teacher a question, and for an outdated key. */
export async function startPush(
  context: StudentContext,
  { key, ...address }: Input<'startPush'>,
): Promise<null> {
  const { database, student, clock } = context
  const { publicKey } = await pushKeys(context)
  if (key !== publicKey) throw new Failure('conflict', 'push_failed')
  const state = await database.first(findPushState(student, publicKey))
  if (!state?.hasAsked) throw new Failure('conflict', 'push_after_question')
  const addressHash = hashOf(address.endpoint)
  await database.transaction(async (tx) => {
    await tx.first(deletePushSubscriptionAt(addressHash))
    const sealed = JSON.stringify(address)
    await tx.first(insertPushSubscription({ ...student, addressHash, sealed, publicKey, now: clock.now() }))
  })
  return null
}

export async function stopPush({ database, student }: StudentContext): Promise<Output<'stopPush'>> {
  await database.first(deletePushSubscription(student.sessionId))
  return null
}

/** An older message is useless on a phone: the product still lists it. */
const usefulHours = 24
const onUnlessChosen = notificationKinds.filter((kind) => isOnUnlessChosen(kind, 'push'))

/**
 * Sends one notification to one browser. It contains no name of a person, course or lesson, because
 * it appears on lock screens. A repeat after a crash replaces it, at the push service by its topic
 * and on the device by its tag. Not a call.
 */
export async function sendPush(
  services: Services,
  { notificationId, sessionId }: JobPayloads['sendPush'],
): Promise<void> {
  const { database, clock, log } = services
  const now = clock.now()
  const since = hoursBefore(now, usefulHours)
  const push = await database.first(findPush({ notificationId, sessionId, now, since, onUnlessChosen }))
  if (push === null) return
  const { isQuiet } = kinds[push.kind]
  const morning = isQuiet ? daytimeFrom(now) : now
  if (morning > now) throw new NotBefore(morning)
  const keys = await pushKeys(services)
  const opened = database.opened(push.sealed)
  // A device that was offline is not woken at night.
  const until = isQuiet ? nightAfter(now) : hoursAfter(push.createdAt, usefulHours)
  const outcome =
    opened === null || push.publicKey !== keys.publicKey
      ? 'gone'
      : await services.sendPush(
          // `startPush` sealed it.
          JSON.parse(opened) as PushAddress,
          {
            payload: payloadOf(notificationId, push),
            topic: tagOf(notificationId),
            secondsToLive: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
          },
          keys,
        )
  if (outcome === 'gone') await database.first(deletePushSubscription(sessionId))
  if (outcome === 'refused') log.warn({ kind: push.kind }, 'a push service refused a message for good')
}

/** As the service worker shows it (web/public/sw.js). */
function payloadOf(notificationId: string, { kind, locale, path }: PushRow): string {
  // A course's address contains its name.
  const place = path === null || path.startsWith('/courses/') ? '/notifications' : path
  return JSON.stringify({
    ...{ title: productName, body: pushText(kind, locale), lang: locale },
    ...{ tag: tagOf(notificationId), path: withLocale(place, locale) },
  })
}

function tagOf(notificationId: string): string {
  return Buffer.from(notificationId.replaceAll('-', ''), 'hex').toString('base64url')
}

/**
 * The key pair of the settings, else the installation's own, created on first use. One sealed with
 * another APP_SECRET is lost, with its subscriptions.
 */
async function pushKeys({ database, settings }: Pick<Services, 'database' | 'settings'>): Promise<PushKeys> {
  if (settings.webPush !== null) return settings.webPush
  for (;;) {
    const kept = await database.first(findPushKeys())
    if (kept === null) {
      await database.first(insertPushKeys(newPushKeys()))
      continue
    }
    const privateKey = database.opened(kept.privateKey)
    if (privateKey !== null) return { publicKey: kept.publicKey, privateKey }
    await database.first(replacePushKeys(kept.publicKey, newPushKeys()))
  }
}

/** A key pair on the curve P-256, its public key as an uncompressed point (RFC 8292). */
function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A number with leading zeros is shorter.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/**
 * After a change of APP_SECRET: re-encrypts stored push data with the new one, while the other is
 * still accepted. Not a call.
 */
export async function sealPushAnew({ database, settings }: Services): Promise<void> {
  if (settings.otherSecret === null) return
  const keys = await database.first(findPushKeys())
  const privateKey = keys && database.opened(keys.privateKey)
  if (keys && privateKey !== null)
    await database.first(replacePushKeys(keys.publicKey, { ...keys, privateKey }))
  for (const { sessionId, sealed } of await database.all(listSealedSubscriptions())) {
    const opened = database.opened(sealed)
    // The browser may have subscribed again meanwhile.
    if (opened !== null) await database.first(replaceSealedSubscription(sessionId, sealed, opened))
  }
}

const twinKeptDays = 14

/** Deletes the embedded twin's messages as early as the demo's mail. Not a call. */
export async function forgetOldPushes({ database, clock }: Services): Promise<void> {
  await forgetTwinMessages(database, daysBefore(clock.now(), twinKeptDays))
}
