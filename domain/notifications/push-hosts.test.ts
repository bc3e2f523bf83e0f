import { describe, expect, it } from 'vitest'
import { isPushAddress } from './push-hosts.ts'

describe('a push address', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com:443/fcm/send/abc',
  ])('of a known service is taken: %s', (address) => {
    expect(isPushAddress(address)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/fcm/send/abc',
    'https://fcm.googleapis.com.example.com/abc',
    'https://example.com/?fcm.googleapis.com',
    'https://evilfcm.googleapis.com/abc',
    'https://notify.windows.com.example.com/w',
    'https://evilpush.apple.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'fcm.googleapis.com/abc',
    '',
  ])('of anything else is not: %s', (address) => {
    expect(isPushAddress(address)).toBe(false)
  })
})
