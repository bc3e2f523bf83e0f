import { describe, expect, test } from 'vitest'
import { Failure } from '../../domain/failure.ts'
import { hashPassword, isPasswordRight } from './passwords.ts'

describe('passwords', () => {
  test('fit their own hash and no other', async () => {
    const hash = await hashPassword('chalk-and-board')
    expect(await isPasswordRight(hash, 'chalk-and-board')).toBe(true)
    expect(await isPasswordRight(hash, 'chalk-and-boards')).toBe(false)
    expect(await isPasswordRight(null, 'chalk-and-board')).toBe(false)
  })

  test('of a storm beyond the queue are refused at once with a time to come back, and the rest are judged', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => isPasswordRight(null, 'x')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(refused).toHaveLength(28)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Failure)
      expect(reason).toMatchObject({ kind: 'tooMany', options: { retryAfterSeconds: expect.any(Number) } })
    }
    expect(await isPasswordRight(null, 'x')).toBe(false)
  })
})
