import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { asInProduct } from '../../../tests/support/quick-accounts.ts'
import { inEvenTime } from './operations.ts'

describe('inEvenTime', () => {
  test.each([
    ['an answer', async () => 'done'],
    ['a refusal', async () => Promise.reject(new Error('refused'))],
  ])('gives %s no sooner than the first step', async (_, work) => {
    const startedAt = performance.now()
    await asInProduct(() => inEvenTime(work)).catch(() => undefined)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(25)
  })

  test('may respond a step later at random, so that work about a step long is not revealed', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.96)
    const startedAt = performance.now()
    await asInProduct(() => inEvenTime(() => pause(2))).finally(() => chance.mockRestore())
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(50)
  })

  test('passes on what the work gave, and what it refused', async () => {
    expect(await inEvenTime(async () => 7)).toBe(7)
    await expect(inEvenTime(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
})
