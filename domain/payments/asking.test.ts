import { describe, expect, test } from 'vitest'
import { nextAskAt } from './asking.ts'

const offered = new Date('2026-11-21T04:30:00Z')
const later = (seconds: number) => new Date(offered.getTime() + seconds * 1000)

/** Every poll of an order, when each happens as soon as it is due. */
function allAskings(state: 'open' | 'paid'): number[] {
  const times: number[] = []
  for (let at = nextAskAt(state, offered, offered); at !== null; at = nextAskAt(state, offered, at)) {
    times.push((at.getTime() - offered.getTime()) / 1000)
    if (times.length > 10_000) throw new Error('it is asked about without end')
  }
  return times
}

describe('an order without an answer', () => {
  test('is polled every 20 seconds for half an hour', () => {
    expect(allAskings('open').slice(0, 3)).toEqual([20, 40, 60])
    expect(allAskings('open').filter((second) => second <= 1800)).toHaveLength(90)
  })

  test('is polled at intervals that never shrink, for five days', () => {
    const times = allAskings('open')
    const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(gaps.every((gap, index) => gap >= (gaps[index - 1] ?? 0))).toBe(true)
    expect(times.at(-1)).toBeGreaterThanOrEqual(5 * 86_400)
    expect(times.at(-1)).toBeLessThan(5 * 86_400 + 3600)
  })

  test.each([
    ['20 seconds, to the end of the first half hour', 1799, 20],
    ['a minute, after half an hour', 1800, 60],
    ['a minute, to the end of the second hour', 7199, 60],
    ['ten minutes, after two hours', 7200, 600],
    ['ten minutes, to the end of the first day', 86_399, 600],
    ['an hour, after a day', 86_400, 3600],
    ['an hour, to the end of the fifth day', 431_999, 3600],
  ])('is asked about again in %s', (_, age, distance) => {
    expect(nextAskAt('open', offered, later(age))).toEqual(later(age + distance))
  })

  test('is given up after five days', () => {
    expect(nextAskAt('open', offered, later(5 * 86_400))).toBeNull()
  })

  test('is polled at once when the clock went backwards', () => {
    expect(nextAskAt('open', offered, later(-100))).toEqual(later(-80))
  })
})

describe('a paid order, where a second payment must be refunded', () => {
  test('is polled now and then', () => {
    expect(allAskings('paid').length).toBeGreaterThan(5)
    expect(allAskings('paid').length).toBeLessThan(30)
  })

  test.each([
    ['ten minutes, at first', 0, 600],
    ['ten minutes, to the end of the first hour', 3599, 600],
    ['six hours, after an hour', 3600, 21_600],
    ['six hours, to the end of the first day', 86_399, 21_600],
    ['a day, after that', 86_400, 86_400],
  ])('is asked about again in %s', (_, age, distance) => {
    expect(nextAskAt('paid', offered, later(age))).toEqual(later(age + distance))
  })
})
