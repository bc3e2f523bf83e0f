import { describe, expect, it } from 'vitest'
import { canAppearAt } from '../drafts/rules.ts'
import { nameFromTitle, stateOf } from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-22T10:00:00Z')

describe('what visitors can read of a text', () => {
  it('is nothing before its publication, and nothing after it was withdrawn', () => {
    expect(stateOf({ status: 'published', publishedAt: later }, now)).toBe('scheduled')
    expect(stateOf({ status: 'published', publishedAt: later }, later)).toBe('published')
    expect(stateOf({ status: 'published', publishedAt: null }, now)).toBe('published')
    expect(stateOf({ status: 'archived', publishedAt: now }, now)).toBe('withdrawn')
    expect(stateOf({ status: 'draft', publishedAt: later }, now)).toBe('draft')
  })

  it('is scheduled for a future time, a year ahead at most', () => {
    expect(canAppearAt(later, now)).toBe(true)
    expect(canAppearAt(now, now)).toBe(false)
    expect(canAppearAt(new Date('2028-01-01T00:00:00Z'), now)).toBe(false)
  })
})

describe('a name from a title', () => {
  it.each([
    ['Why √2 is irrational: a proof', 'why-2-is-irrational-a-proof'],
    ['  Café & maths!  ', 'cafe-maths'],
    ['గణితం', ''],
    ['a'.repeat(120), 'a'.repeat(100)],
  ])('of %s is %s', (title, name) => {
    expect(nameFromTitle(title)).toBe(name)
  })
})
