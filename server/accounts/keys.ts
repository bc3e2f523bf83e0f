import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Settings } from '../settings.ts'

type KeyUse = 'token' | 'code'

type Keys = [own: KeyObject, ...others: KeyObject[]]

const keys = new WeakMap<Settings, Map<KeyUse, Keys>>()

/** A 32-byte key for one purpose, derived from the application's secret: no two purposes share a key. */
export function keyFor(settings: Settings, use: KeyUse): KeyObject {
  return believedKeys(settings, use)[0]
}

/** The accepted keys for one purpose: the current one, and the other secret's while the secret is being rotated. */
export function believedKeys(settings: Settings, use: KeyUse): Keys {
  const known = keys.get(settings) ?? new Map<KeyUse, Keys>()
  keys.set(settings, known)
  const found = known.get(use) ?? [
    deriveKey(settings.secret, use),
    ...(settings.otherSecret === null ? [] : [deriveKey(settings.otherSecret, use)]),
  ]
  known.set(use, found)
  return found
}

function deriveKey(secret: string, use: KeyUse): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `accounts/${use}`, 32)))
}
