/** Until when a lesson plays on this device, in milliseconds of its own clock. */
export type Lease = {
  student: string
  item: string
  /** What is saved, and its version. */
  version: string
  endsAt: number
  /** The latest time this device's clock has shown: it must not go back. */
  seenAt: number
}

/** A video's key, encrypted on the device: it opens only with the exact lease it was encrypted with. */
export type SealedKey = { lease: Lease; vector: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

export type LeaseProblem = 'edited' | 'expired' | 'clock'

/** Phones adjust their clocks slightly all the time. */
const clockSlackMs = 5 * 60_000

/** The key of this device; not exportable. */
export function newDeviceKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export async function sealKey(
  deviceKey: CryptoKey,
  key: Uint8Array<ArrayBuffer> | ArrayBuffer,
  lease: Lease,
): Promise<SealedKey> {
  const vector = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: vector, additionalData: bound(lease) },
    deviceKey,
    key,
  )
  return { lease, vector, bytes }
}

/** The video's key while its lease is valid by the device's clock; else why not. */
export async function openKey(
  deviceKey: CryptoKey,
  { lease, vector, bytes }: SealedKey,
  now: number,
): Promise<{ key: ArrayBuffer } | { problem: LeaseProblem }> {
  const key = await unseal(deviceKey, { lease, vector, bytes })
  if (key === null) return { problem: 'edited' }
  if (now < lease.seenAt - clockSlackMs) return { problem: 'clock' }
  return now < lease.endsAt ? { key } : { problem: 'expired' }
}

/** The same key under another lease; null where the current lease was tampered with. */
export async function sealAnew(
  deviceKey: CryptoKey,
  sealed: SealedKey,
  change: Partial<Pick<Lease, 'endsAt' | 'seenAt'>>,
): Promise<SealedKey | null> {
  const key = await unseal(deviceKey, sealed)
  return key === null ? null : sealKey(deviceKey, key, { ...sealed.lease, ...change })
}

/** The server's `endsAt` by this device's clock, which may be hours off. */
export function leaseHere(
  serverLease: { endsAt: string; now: string },
  now: number,
): { endsAt: number; seenAt: number } {
  return { endsAt: now + Date.parse(serverLease.endsAt) - Date.parse(serverLease.now), seenAt: now }
}

async function unseal(
  deviceKey: CryptoKey,
  { lease, vector, bytes }: SealedKey,
): Promise<ArrayBuffer | null> {
  try {
    return await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: vector, additionalData: bound(lease) },
      deviceKey,
      bytes,
    )
  } catch {
    return null
  }
}

function bound({ student, item, version, endsAt, seenAt }: Lease): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([student, item, version, endsAt, seenAt]))
}
