import { describe, expect, it } from 'vitest'
import { readClaim, readDocument, signClaim, signDocument } from './signed-claims.ts'

const secret = { secret: 'a secret of this house that is long enough' }
const purposes = ['media', 'stream', 'invoice', 'certificate'] as const
const now = new Date('2026-11-21T10:00:00.400Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

describe('a signed claim', () => {
  it.each(purposes)('contains who may what, and null as null: %s', (purpose) => {
    const segment = signClaim(secret, purpose, ['an-item', null, 'a-session'])
    expect(segment).toMatch(/^[\w.~-]+$/)
    expect(readClaim(secret, purpose, segment)).toEqual(['an-item', null, 'a-session'])
  })

  it('opens nothing of another purpose, nor in an installation with another secret', () => {
    for (const made of purposes) {
      const segment = signClaim(secret, made, ['an-item', '1790000000'])
      for (const read of purposes)
        expect(readClaim(secret, read, segment), `${made} as ${read}`).toEqual(
          made === read ? ['an-item', '1790000000'] : null,
        )
      expect(readClaim({ secret: 'another' }, made, segment)).toBeNull()
    }
  })

  it('is invalid once a character of it was changed, inserted or removed', () => {
    const segment = signClaim(secret, 'media', ['an-item', null])
    for (let at = 0; at < segment.length; at += 1) {
      const other = segment[at] === 'A' ? 'B' : 'A'
      expect(readClaim(secret, 'media', segment.slice(0, at) + other + segment.slice(at + 1))).toBeNull()
      expect(readClaim(secret, 'media', segment.slice(0, at) + other + segment.slice(at))).toBeNull()
      expect(readClaim(secret, 'media', segment.slice(0, at) + segment.slice(at + 1))).toBeNull()
    }
    expect(readClaim(secret, 'media', '')).toBeNull()
  })
})

describe('a link to a private document', () => {
  it('before this release opens still', () => {
    const segment = 'an-item~480p~-~-~1795000000.uGOepQAKK1Zzcer8wvQGZXJHxBB4BdFwbvfTf3CTLpM'
    expect(readClaim(secret, 'media', segment)).toEqual(['an-item', '480p', null, null, '1795000000'])
    expect(signClaim(secret, 'media', ['an-item', '480p', null, null, '1795000000'])).toBe(segment)
  })

  it('before the secret was changed opens while the last one is believed, and no longer', () => {
    const [last, next] = ['the secret of last year', 'the secret of this year']
    const segment = signClaim({ secret: last }, 'media', ['an-item'])
    expect(readClaim({ secret: next, otherSecret: last }, 'media', segment)).toEqual(['an-item'])
    expect(readClaim({ secret: next, otherSecret: null }, 'media', segment)).toBeNull()
    // Only the new secret signs: a leaked old one makes no tokens that outlive the rotation.
    const signed = signClaim({ secret: next, otherSecret: last }, 'media', ['an-item'])
    expect(readClaim({ secret: next }, 'media', signed)).toEqual(['an-item'])
    expect(readClaim({ secret: last }, 'media', signed)).toBeNull()
  })
})

describe('a link to a private document', () => {
  it('opens it for five minutes, as stated', () => {
    const { segment, expiresAt } = signDocument(secret, 'invoice', { id: 'SM/26-27/1', now })
    const ends = new Date(expiresAt)
    expect(ends.getTime() - now.getTime()).toBeGreaterThan(299_000)
    expect(ends.getTime() - now.getTime()).toBeLessThanOrEqual(300_000)
    expect(readDocument(secret, 'invoice', { segment, now: later(299) })).toBe('SM/26-27/1')
    expect(readDocument(secret, 'invoice', { segment, now: ends })).toBeNull()
    expect(readDocument(secret, 'certificate', { segment, now })).toBeNull()
  })
})
