import { describe, expect, it } from 'vitest'
import { streamsPath } from '../../../domain/lessons/rules.ts'
import { signClaim } from '../../signed-claims.ts'
import { cookieHashOf, readPass, streamPath } from './claims.ts'

const secret = { secret: 'a secret of this house that is long enough' }
const claim = {
  itemId: 'an-item',
  studentId: 'a-student',
  sessionId: 'a-session',
  playbackId: 'a-playback',
  cookieHash: cookieHashOf('a-cookie'),
  expiresAt: Date.parse('2026-11-21T10:00:00.900Z'),
}

describe('the pass of a stream', () => {
  it('contains whose browser may play what, and never longer than stated', () => {
    const path = streamPath(secret, claim)
    expect(path.startsWith(`${streamsPath}/`)).toBe(true)
    const read = readPass(secret, path.slice(streamsPath.length + 1))
    expect(read).toEqual({ ...claim, expiresAt: Date.parse('2026-11-21T10:00:00Z') })
  })

  it('may be a visitor’s', () => {
    const visitor = { ...claim, studentId: null, sessionId: null, playbackId: null }
    const pass = streamPath(secret, visitor).slice(streamsPath.length + 1)
    expect(readPass(secret, pass)).toMatchObject({ itemId: 'an-item', studentId: null, playbackId: null })
  })

  it('is null if a part is missing, even if signed', () => {
    const ends = '1795000000'
    for (const parts of [
      ['', null, null, null, claim.cookieHash, ends],
      ['an-item', null, null, null, '', ends],
      ['an-item', null, null, null, claim.cookieHash, ''],
      ['an-item', null, null, null, claim.cookieHash],
      ['an-item'],
    ])
      expect([parts, readPass(secret, signClaim(secret, 'stream', parts))]).toEqual([parts, null])
    expect(readPass(secret, 'an-item')).toBeNull()
    expect(readPass({ secret: 'another' }, signClaim(secret, 'stream', ['an-item']))).toBeNull()
  })

  it('of a browser that plays while the product is replaced plays on', () => {
    expect(cookieHashOf('a-cookie')).toBe('aWJhXNTTYcfkRna3JxDpcfBJ33g08SwkBdBsyUnqEiw')
    expect(cookieHashOf('another')).not.toBe(cookieHashOf('a-cookie'))
  })
})
