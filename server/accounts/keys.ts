import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { Settings } from '../settings.ts'

type KeyUse = 'token' | 'code'

const keys = new WeakMap<Settings, Map<KeyUse, KeyObject>>()

/** A key of 32 bytes for one use, made from the application's secret: no two uses share a key. */
export function keyFor(settings: Settings, use: KeyUse): KeyObject {
  const known = keys.get(settings) ?? new Map<KeyUse, KeyObject>()
  keys.set(settings, known)
  const key = known.get(use) ?? deriveKey(settings.secret, use)
  known.set(use, key)
  return key
}

function deriveKey(secret: string, use: KeyUse): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `accounts/${use}`, 32)))
}
