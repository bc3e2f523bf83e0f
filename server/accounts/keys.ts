import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Settings } from '../settings.ts'

type KeyUse = 'token' | 'code'

type Keys = [own: KeyObject, ...others: KeyObject[]]

const keys = new WeakMap<Settings, Map<KeyUse, Keys>>()

/** A key of 32 bytes for one use, made from the application's secret: no two uses share a key. */
export function keyFor(settings: Settings, use: KeyUse): KeyObject {
  return believedKeys(settings, use)[0]
}

/** The keys of one use that are believed: the own one, and that of another secret while it is changed. */
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
