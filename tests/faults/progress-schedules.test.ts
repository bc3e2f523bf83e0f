import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { foldWatchAdditions } from '../../server/lessons/progress/operations.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import type { TestCourse } from '../support/courses.ts'
import { runs } from '../support/runs.ts'
import { openedYesterday } from '../support/streams.ts'

/** Videos of a test course: 54 seconds, done from 49. */
const length = 54
const enough = 49

let app: TestApp
let course: TestCourse
beforeAll(async () => {
  app = await startTestApp()
  course = await app.course()
})
afterAll(() => app.close())

/** What a device saw: ranges of one of two lessons, at a second of the last day. */
const report = fc.record({
  lesson: fc.nat(1),
  ranges: fc.array(fc.tuple(fc.nat(70), fc.nat(25)), { maxLength: 4 }),
  position: fc.nat(60),
  secondsAgo: fc.integer({ min: 0, max: 86_400 }),
})

/** A call of one device, sent once or several times, some in parallel with the next one. */
const sending = fc.record({
  reports: fc.array(report, { minLength: 1, maxLength: 4 }),
  copies: fc.integer({ min: 1, max: 3 }),
  isAtOnce: fc.boolean(),
})

const schedule = fc.array(fc.record({ key: fc.double({ noNaN: true }), sending }), {
  minLength: 1,
  maxLength: 8,
})

/** The same by the plainest means: a set of seconds, and the newest report. */
function model(sent: readonly { reports: readonly Report[] }[], lesson: number) {
  const seen = new Set<number>()
  let newest: Report | null = null
  for (const { reports } of sent) {
    for (const one of reports.filter((report) => report.lesson === lesson)) {
      for (const [from, span] of one.ranges)
        for (let at = from; at < Math.min(from + span, length); at += 1) seen.add(at)
      if (newest === null || one.secondsAgo < newest.secondsAgo) newest = one
    }
  }
  return { seconds: seen.size, seen, newest }
}
type Report = { lesson: number; ranges: [number, number][]; position: number; secondsAgo: number }

test('whatever devices watch, in whatever order and however often it arrives, the same seconds are stored', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (drawn) => {
      const student = await app.student()
      await app.grant(student, course, -2, 30)
      const items = [course.freeVideo, course.lockedVideo]
      await openedYesterday(app.services, student.id, items)
      const now = app.clock.now().getTime()
      const sent = drawn.toSorted((a, b) => a.key - b.key).map(({ sending: one }) => one)
      const save = ({ reports }: (typeof sent)[number]) =>
        app.call(
          'saveProgress',
          {
            reports: reports.map(({ lesson, ranges, position, secondsAgo }) => ({
              item: items[lesson],
              watched: ranges.map(([from, span]) => [from, from + span]),
              positionInSeconds: position,
              at: new Date(now - secondsAgo * 1000).toISOString(),
            })),
          },
          { token: student.token },
        )
      const before = await figures(items)
      let underway: Promise<unknown>[] = []
      for (const one of sent) {
        for (let copy = 0; copy < one.copies; copy += 1) underway.push(save(one))
        if (one.isAtOnce) continue
        await Promise.all(underway)
        underway = []
      }
      await Promise.all(underway)

      const { body } = await app.call('getProgress', { course: course.id }, { token: student.token })
      await foldWatchAdditions(app.services)
      const after = await figures(items)
      for (const [lesson, item] of items.entries()) {
        const expected = model(sent, lesson)
        const kept = body.data.lessons.find((one: { item: string }) => one.item === item)
        expect(kept?.watchedSeconds ?? 0).toBe(expected.seconds)
        expect(kept?.isDone ?? false).toBe(expected.seconds >= enough)
        const isTied = sent
          .flatMap(({ reports }) => reports)
          .some(
            (one) =>
              one.lesson === lesson &&
              one !== expected.newest &&
              one.secondsAgo === expected.newest?.secondsAgo,
          )
        if (!isTied)
          expect(kept?.positionInSeconds).toBe(
            expected.newest === null ? undefined : Math.min(expected.newest.position, length),
          )
        const added = (name: 'seconds' | 'viewers' | 'finishers') =>
          (after[item]?.[name] ?? 0) - (before[item]?.[name] ?? 0)
        expect(added('seconds')).toBe(expected.seconds)
        expect(added('viewers')).toBe(expected.seconds > 0 ? 1 : 0)
        expect(added('finishers')).toBe(expected.seconds >= enough ? 1 : 0)
        const parts = Array.from(
          { length: 20 },
          (_, part) => (after[item]?.parts[part] ?? 0) - (before[item]?.parts[part] ?? 0),
        )
        expect(parts).toEqual(partsOf(expected.seen))
      }
    }),
    { numRuns: runs(25) },
  )
})

/** Twentieths that a set of seconds reaches. */
function partsOf(seen: ReadonlySet<number>): number[] {
  return Array.from({ length: 20 }, (_, part) => {
    const from = Math.floor((length * part) / 20)
    const to = Math.max(Math.floor((length * (part + 1)) / 20), from + 1)
    return [...seen].some((second) => second >= from && second < to) ? 1 : 0
  })
}

type Figures = { item: string; seconds: number; viewers: number; finishers: number; parts: number[] }

async function figures(items: string[]): Promise<Record<string, Figures>> {
  const rows = await app.services.database.all(sql<Figures>`
    select item_id as "item", seconds::int, viewers, finishers, viewers_by_part as "parts"
    from lesson_watch_figures where item_id = any(${items})`)
  return Object.fromEntries(rows.map((row) => [row.item, row]))
}
