import { describe, expect, it } from 'vitest'
import { signClaim } from '../signed-claims.ts'
import { cookieOf, isCookieOf, readLink, signLink } from './links.ts'

const secret = { secret: 'a secret of this house that is long enough' }
const now = new Date('2026-11-21T10:00:00.400Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claim = { itemId: 'an-item', rendition: '480p', studentId: 'a-student', sessionId: 'a-session' }

/** What is signed of a link, the way its address ends. */
function segmentOf(path: string): string {
  return path.replace('/media/', '')
}

describe('a link to a video or a document', () => {
  it('opens what it was made for, to whom it was made for, until its time has passed', () => {
    const segment = segmentOf(signLink(secret, { ...claim, expiresAt: later(60) }))
    expect(readLink(secret, segment, now)).toEqual(claim)
    expect(readLink(secret, segment, later(59))).toEqual(claim)
    // Never longer than was said, not by a part of a second.
    expect(readLink(secret, segment, new Date('2026-11-21T10:01:00Z'))).toBeNull()
    expect(readLink(secret, segment, later(60))).toBeNull()
    expect(readLink(secret, segment, later(61))).toBeNull()
  })

  it('may be a visitor’s', () => {
    const visitor = { ...claim, studentId: null, sessionId: null }
    const segment = segmentOf(signLink(secret, { ...visitor, expiresAt: later(60) }))
    expect(readLink(secret, segment, now)).toEqual(visitor)
  })

  it('opens nothing where something of it is missing, though it is signed', () => {
    const ends = String(Math.floor(later(60).getTime() / 1000))
    const whole = ['an-item', '480p', null, null, ends]
    expect(readLink(secret, signClaim(secret, 'media', whole), now)).not.toBeNull()
    for (const parts of [
      ['', '480p', null, null, ends],
      ['an-item', '', null, null, ends],
      ['an-item', '480p', null, null],
      ['an-item', '480p', null, null, 'soon'],
      ['an-item'],
      [],
    ])
      expect([parts, readLink(secret, signClaim(secret, 'media', parts), now)]).toEqual([parts, null])
    expect(readLink(secret, 'an-item', now)).toBeNull()
  })
})

describe('the cookie of a link', () => {
  it('is that of its session and no other', () => {
    const value = cookieOf(secret, 'a-session')
    expect(isCookieOf(secret, 'a-session', value)).toBe(true)
    expect(isCookieOf(secret, 'another', value)).toBe(false)
    expect(isCookieOf({ secret: 'another' }, 'a-session', value)).toBe(false)
    expect(isCookieOf(secret, null, value)).toBe(false)
    expect(isCookieOf(secret, 'a-session', null)).toBe(false)
    expect(isCookieOf(secret, null, null)).toBe(false)
    expect(isCookieOf(secret, 'a-session', '')).toBe(false)
    expect(isCookieOf(secret, 'a-session', `${value}A`)).toBe(false)
  })

  it('is good still that a browser has from before this release, or from before the secret was changed', () => {
    const value = 'K4J0IHZw4CYczoSFDOElKWAsYyvM8FBx0iUWM1d9PbI'
    expect(isCookieOf(secret, 'a-session', value)).toBe(true)
    const changed = { secret: 'the secret of this year', otherSecret: secret.secret }
    expect(isCookieOf(changed, 'a-session', value)).toBe(true)
    expect(isCookieOf({ secret: changed.secret }, 'a-session', value)).toBe(false)
  })
})
