import type { KeyObject } from 'node:crypto'
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { productName } from '../../../domain/product.ts'
import { decrypt, encrypt, keyOf } from '../../encryption.ts'
import type { Settings } from '../../settings.ts'
import { believedSecrets } from '../../signed-claims.ts'

type Secrets = Pick<Settings, 'secret' | 'otherSecret'>

const stepSeconds = 30

/** A new TOTP secret, in the format that authenticator apps use. */
export function newCodeSecret(): string {
  return generateSecret()
}

/** The otpauth URL for a QR code of the secret. */
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

/**
 * The 30-second step of a code: the current one or a neighbour, for clock drift. Null for none of
 * these, or for a step not after the last used one.
 */
export function nextCode(secret: string, now: Date, lastStep: number | null): string | null {
  const step = Math.max(stepAt(now), (lastStep ?? 0) + 1)
  if (step > stepAt(now) + 1) return null
  return generateSync({ secret, epoch: step * stepSeconds })
}

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** The secret as stored: encrypted for this person alone. */
export function sealSecret(settings: Secrets, staffId: string, secret: string): Buffer {
  return encrypt(codesKey(settings.secret), secret, staffId)
}

/** The reverse of `sealSecret`; null when no accepted APP_SECRET sealed it, or it is another person's. */
export function openSecret(settings: Secrets, staffId: string, sealed: Buffer): string | null {
  for (const secret of believedSecrets(settings)) {
    const opened = decrypt(codesKey(secret), sealed, staffId)
    if (opened !== null) return opened
  }
  return null
}

/** The secret re-encrypted when the other APP_SECRET sealed it; null when nothing needs to change. */
export function sealedAnew(settings: Secrets, staffId: string, sealed: Buffer): Buffer | null {
  if (settings.otherSecret === null) return null
  if (decrypt(codesKey(settings.secret), sealed, staffId) !== null) return null
  const opened = decrypt(codesKey(settings.otherSecret), sealed, staffId)
  return opened === null ? null : sealSecret(settings, staffId, opened)
}

const keys = new Map<string, KeyObject>()

function codesKey(secret: string): KeyObject {
  // Secrets sealed by earlier releases only open with this label.
  const key = keys.get(secret) ?? keyOf(secret, 'desk/codes')
  keys.set(secret, key)
  return key
}
