import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { productName } from '../../../domain/product.ts'
import type { Settings } from '../../settings.ts'
import { believedSecrets } from '../../signed-claims.ts'

type Secrets = Pick<Settings, 'secret' | 'otherSecret'>

const stepSeconds = 30
const ivLength = 12
const tagLength = 16

/** A new secret of one-time codes, as authenticator programs write it. */
export function newCodeSecret(): string {
  return generateSecret()
}

/** What a QR code of the secret says. */
export function codeUri(secret: string, email: string): string {
  return generateURI({ issuer: productName, label: email, secret })
}

/**
 * The step of 30 seconds that a code is of: the present one or a neighbour, for clocks that differ.
 * Null when it is of none, or of one that is not after the last that was used.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const epoch = Math.floor(now.getTime() / 1000)
  const checked = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds })
  if (!checked.valid || !('timeStep' in checked)) return null
  return lastStep !== null && checked.timeStep <= lastStep ? null : checked.timeStep
}

/** The first code that would be taken now: null when the steps around now are all used. */
export function nextCode(secret: string, now: Date, lastStep: number | null): string | null {
  const step = Math.max(stepAt(now), (lastStep ?? 0) + 1)
  if (step > stepAt(now) + 1) return null
  return generateSync({ secret, epoch: step * stepSeconds })
}

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The secret as the database keeps it: encrypted for this person alone. */
export function sealSecret(settings: Secrets, staffId: string, secret: string): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings.secret), iv).setAAD(Buffer.from(staffId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The reverse of `sealSecret`; null when an APP_SECRET that is not believed sealed it, or for another person. */
export function openSecret(settings: Secrets, staffId: string, sealed: Buffer): string | null {
  for (const secret of believedSecrets(settings)) {
    const opened = openWith(secret, staffId, sealed)
    if (opened !== null) return opened
  }
  return null
}

/** The secret encrypted again when the other APP_SECRET sealed it; null when there is nothing to change. */
export function sealedAnew(settings: Secrets, staffId: string, sealed: Buffer): Buffer | null {
  if (settings.otherSecret === null || openWith(settings.secret, staffId, sealed) !== null) return null
  const opened = openWith(settings.otherSecret, staffId, sealed)
  return opened === null ? null : sealSecret(settings, staffId, opened)
}

function openWith(secret: string, staffId: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, ivLength))
    .setAAD(Buffer.from(staffId))
    .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength))
  try {
    const opened = [decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return null
  }
}

const keys = new Map<string, KeyObject>()

function keyOf(secret: string): KeyObject {
  // The label is part of the key: what earlier releases sealed opens with this one alone.
  const key =
    keys.get(secret) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'desk/codes', 32)))
  keys.set(secret, key)
  return key
}
