import { beforeEach, describe, expect, it } from 'vitest'
import { type Lease, leaseHere, newDeviceKey, openKey, type SealedKey, sealAnew, sealKey } from './lease.ts'

const day = 24 * 3600 * 1000
const now = Date.parse('2026-11-26T10:00:00Z')
const video = crypto.getRandomValues(new Uint8Array(16))
const lease: Lease = {
  student: 'ananya',
  item: 'lesson',
  version: 'video.1',
  endsAt: now + 14 * day,
  seenAt: now,
}

let device: CryptoKey
let sealed: SealedKey

beforeEach(async () => {
  device = await newDeviceKey()
  sealed = await sealKey(device, video, lease)
})

it('the key of a saved video opens while its lease is valid, and is encrypted on the device', async () => {
  const opened = await openKey(device, sealed, now + 13 * day)
  expect(opened).toEqual({ key: video.buffer })
  expect(Buffer.from(sealed.bytes).includes(Buffer.from(video))).toBe(false)
})

it('no script can export the key of the device', async () => {
  await expect(crypto.subtle.exportKey('raw', device)).rejects.toThrow()
  expect(await openKey(await newDeviceKey(), sealed, now)).toEqual({ problem: 'edited' })
})

describe('a lease is refused', () => {
  it('once it has expired', async () => {
    expect(await openKey(device, sealed, lease.endsAt)).toEqual({ problem: 'expired' })
  })

  it('where the clock was set back to before its last use', async () => {
    expect(await openKey(device, sealed, now - day)).toEqual({ problem: 'clock' })
    // Phones adjust their clocks by seconds all the time.
    expect(await openKey(device, sealed, now - 60_000)).toHaveProperty('key')
    const later = await sealAnew(device, sealed, { seenAt: now + 13 * day })
    expect(later && (await openKey(device, later, now + 12 * day))).toEqual({ problem: 'clock' })
  })

  it.each([
    ['a later end', { endsAt: lease.endsAt + day }],
    ['an earlier look at the clock', { seenAt: 0 }],
    ['another student', { student: 'irfan' }],
    ['another lesson', { item: 'another' }],
    ['another video', { version: 'video.2' }],
  ])('that was edited to %s', async (_, edit) => {
    const forged = { ...sealed, lease: { ...lease, ...edit } }
    expect(await openKey(device, forged, now)).toEqual({ problem: 'edited' })
    expect(await sealAnew(device, forged, { endsAt: now + 99 * day })).toBe(null)
  })

  it('whose encrypted key is another’s', async () => {
    const other = await sealKey(device, video, { ...lease, endsAt: now - day })
    expect(await openKey(device, { ...other, lease }, now)).toEqual({ problem: 'edited' })
  })
})

it('a renewed lease opens the same key for longer', async () => {
  const renewed = await sealAnew(device, sealed, { endsAt: now + 20 * day, seenAt: now + 6 * day })
  expect(renewed && (await openKey(device, renewed, now + 19 * day))).toEqual({ key: video.buffer })
})

it('a phone whose clock is hours off keeps a lease for as long', () => {
  const serverLease = { endsAt: '2026-12-10T10:00:00Z', now: '2026-11-26T10:00:00Z' }
  const here = now - 7 * 3600 * 1000
  expect(leaseHere(serverLease, here)).toEqual({ endsAt: here + 14 * day, seenAt: here })
})
