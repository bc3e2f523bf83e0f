import { describe, expect, test } from 'vitest'
import { Failure } from '../../../domain/failure.ts'
import { inScope } from '../../scope.ts'
import { hashPassword, isPasswordRight } from './operations.ts'

describe('passwords', () => {
  test('fit their own hash and no other', async () => {
    const hash = await hashPassword('chalk-and-board')
    expect(await isPasswordRight(hash, 'chalk-and-board')).toBe(true)
    expect(await isPasswordRight(hash, 'chalk-and-boards')).toBe(false)
    expect(await isPasswordRight(null, 'chalk-and-board')).toBe(false)
  })

  test('beyond the queue limit are refused at once with a retry time, and the rest are checked', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => isPasswordRight(null, 'x')))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
    expect(refused).toHaveLength(28)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Failure)
      expect(reason).toMatchObject({ kind: 'tooMany', options: { retryAfterSeconds: expect.any(Number) } })
    }
    expect(await isPasswordRight(null, 'x')).toBe(false)
  })

  test('from one network queue behind each other: another network is served at once', async () => {
    const ended: string[] = []
    const judge = (network: string) =>
      inScope({ requestId: null, network }, () => isPasswordRight(null, 'x')).finally(() =>
        ended.push(network),
      )
    const storm = Promise.allSettled(Array.from({ length: 130 }, () => judge('storm')))
    await judge('school')
    expect(ended.filter((network) => network === 'storm').length).toBeLessThan(40)
    const outcomes = await storm
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(29)
  })
})
