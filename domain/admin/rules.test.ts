import { describe, expect, it } from 'vitest'
import { firstAnswerDueAt, solveDueAt } from './rules.ts'

const createdAt = new Date('2026-11-21T04:30:00Z')

describe('the deadlines of a case', () => {
  it('expect a first answer within 48 hours', () => {
    const due = firstAnswerDueAt({ createdAt, firstAnsweredAt: null, status: 'open' })
    expect(due?.toISOString()).toBe('2026-11-23T04:30:00.000Z')
  })

  it('end for the first answer once there was one, or when it is solved without one', () => {
    expect(firstAnswerDueAt({ createdAt, firstAnsweredAt: createdAt, status: 'open' })).toBeNull()
    expect(firstAnswerDueAt({ createdAt, firstAnsweredAt: null, status: 'solved' })).toBeNull()
  })

  it('expect a solution within a month, also after a first answer', () => {
    expect(solveDueAt({ createdAt, status: 'waiting' })?.toISOString()).toBe('2026-12-21T04:30:00.000Z')
    expect(solveDueAt({ createdAt, status: 'solved' })).toBeNull()
  })
})
