import { describe, expect, test } from 'vitest'
import { inEvenTime } from './operations.ts'

describe('inEvenTime', () => {
  test.each([
    ['an answer', async () => 'done'],
    ['a refusal', async () => Promise.reject(new Error('refused'))],
  ])('gives %s no sooner than the first step', async (_, work) => {
    const startedAt = performance.now()
    await inEvenTime(work).catch(() => undefined)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(25)
  })

  test('passes on what the work gave, and what it refused', async () => {
    expect(await inEvenTime(async () => 7)).toBe(7)
    await expect(inEvenTime(async () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
})
