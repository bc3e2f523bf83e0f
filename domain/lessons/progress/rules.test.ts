import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playbackSpeeds } from '../rules.ts'
import { earnableSeconds, joined, type LessonOpening, newSeconds } from './rules.ts'

const fastest = Math.max(...playbackSpeeds)
const allowance = 10
const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1000)

describe('what can have been watched', () => {
  it('of lessons opened since any moment never exceeds the time since then at the fastest speed', () => {
    const step = fc.record({
      lesson: fc.nat(4).map(String),
      waitSeconds: fc.nat(100),
      claimedSeconds: fc.nat(100_000),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const openings: LessonOpening[] = []
        let now = 0
        for (const { lesson, waitSeconds, claimedSeconds } of steps) {
          now += waitSeconds
          if (!openings.some(({ item }) => item === lesson))
            openings.push({ item: lesson, openedAt: at(now), watchedSeconds: 0 })
          const earned = Math.min(claimedSeconds, earnableSeconds(openings, lesson, at(now)))
          for (const opening of openings) if (opening.item === lesson) opening.watchedSeconds += earned
          for (const { openedAt } of openings) {
            const since = openings.filter((other) => other.openedAt >= openedAt)
            const sum = since.reduce((seconds, other) => seconds + other.watchedSeconds, 0)
            expect(sum).toBeLessThanOrEqual(
              ((Number(at(now)) - Number(openedAt)) / 1000) * fastest + allowance,
            )
          }
        }
      }),
    )
  })

  it('is never less than an honest student has watched, in whatever order it is reported', () => {
    const part = fc.record({
      lesson: fc.nat(4).map(String),
      seconds: fc.nat(100),
      speed: fc.constantFrom(...playbackSpeeds),
    })
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 20 }),
        fc.array(fc.double({ noNaN: true }), { minLength: 5, maxLength: 5 }),
        (parts, order) => {
          const openings: LessonOpening[] = []
          const watched = new Map<string, number>()
          let now = 0
          for (const { lesson, seconds, speed } of parts) {
            if (!watched.has(lesson)) openings.push({ item: lesson, openedAt: at(now), watchedSeconds: 0 })
            now += seconds
            watched.set(lesson, (watched.get(lesson) ?? 0) + Math.floor(seconds * speed))
          }
          for (const opening of openings.toSorted(
            (a, b) => (order[Number(a.item)] ?? 0) - (order[Number(b.item)] ?? 0),
          )) {
            const told = watched.get(opening.item) ?? 0
            expect(earnableSeconds(openings, opening.item, at(now))).toBeGreaterThanOrEqual(told)
            opening.watchedSeconds = told
          }
        },
      ),
    )
  })

  it('is nothing of a lesson that was never opened', () => {
    expect(earnableSeconds([], 'a', at(0))).toBe(0)
    expect(earnableSeconds([{ item: 'b', openedAt: at(0), watchedSeconds: 0 }], 'a', at(1000))).toBe(0)
  })
})

describe('new seconds', () => {
  it('are those not known before, in order and up to the maximum', () => {
    expect(
      newSeconds(
        [[0, 30]],
        [
          [5, 10],
          [20, 25],
        ],
        100,
      ),
    ).toEqual([
      [0, 5],
      [10, 20],
      [25, 30],
    ])
    expect(
      newSeconds(
        [[0, 30]],
        [
          [5, 10],
          [20, 25],
        ],
        7,
      ),
    ).toEqual([
      [0, 5],
      [10, 12],
    ])
    expect(newSeconds([[0, 30]], [], 0)).toEqual([])
    expect(newSeconds([[0, 30]], [[0, 30]], 100)).toEqual([])
  })

  it('agree with a set of seconds', () => {
    const ranges = fc
      .array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 6 })
      .map((drawn) => joined(drawn.map(([from, span]) => [from, from + span])))
    const each = (all: readonly (readonly [number, number])[]) =>
      all.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))
    fc.assert(
      fc.property(ranges, ranges, fc.nat(40), (given, known, most) => {
        const unknown = each(given).filter((second) => !each(known).includes(second))
        expect(each(newSeconds(given, known, most))).toEqual(unknown.slice(0, most))
      }),
    )
  })
})
