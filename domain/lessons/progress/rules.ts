import { playbackSpeeds } from '../rules.ts'

/** Whole seconds of a video, from the first to one past the last. */
export type Seconds = readonly [from: number, to: number]

/** Maximum ranges of a report, and reports of a call. */
export const longestReport = 200
export const mostReports = 50
/** A day: no video is longer. */
export const longestVideoInSeconds = 86_400

/** Maximum age of a progress report: it may wait offline that long. */
export const oldestReportDays = 60

/** The share of a video from which its lesson is done, in percent. */
const donePercent = 90

/** A video's length in whole seconds, as progress counts it; at least one. */
export function wholeLength(durationInSeconds: number): number {
  return Math.max(1, Math.round(durationInSeconds))
}

/**
 * Seconds of a video to watch until its lesson is done: 90 %. Seconds watched twice count once, skipped seconds do not
 * count.
 */
export function secondsToBeDone(lengthInSeconds: number): number {
  return Math.ceil((lengthInSeconds * donePercent) / 100)
}

/** Ranges of one video, cut to its length; empty ones are omitted. */
export function cutToLength(ranges: readonly Seconds[], lengthInSeconds: number): Seconds[] {
  return ranges.flatMap(([from, to]): Seconds[] => {
    const start = Math.max(0, from)
    const end = Math.min(lengthInSeconds, to)
    return start < end ? [[start, end]] : []
  })
}

/** The same seconds in order and without overlap; adjacent ranges are merged. */
export function joined(ranges: readonly Seconds[]): Seconds[] {
  const whole: Seconds[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last !== undefined && from <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], to)]
    else whole.push([from, to])
  }
  return whole
}

/** Tolerance for rounding to whole seconds and for a save that is sent as the stream opens. */
const earnedTooMuchSeconds = 10
const fastestSpeed = Math.max(...playbackSpeeds)

/** Older openings leave time for any course, so their sum is not checked. */
export const openingsCountedDays = 7

/** A lesson that a student opened, with its known watched seconds. */
export type LessonOpening = { item: string; openedAt: Date; watchedSeconds: number }

/**
 * How many more seconds of one lesson can have been watched by now. The total over all lessons opened since any moment
 * is limited to the time since then at the fastest speed, in however many tabs or streams. `openings` contain the
 * lesson itself and others opened lately; a lesson that was never opened was never watched.
 */
export function earnableSeconds(openings: readonly LessonOpening[], item: string, now: Date): number {
  const own = openings.find((opening) => opening.item === item)
  if (own === undefined) return 0
  let watched = 0
  let earnable = Number.POSITIVE_INFINITY
  for (const { openedAt, watchedSeconds } of openings.toSorted(
    (a, b) => Number(b.openedAt) - Number(a.openedAt),
  )) {
    watched += watchedSeconds
    if (openedAt > own.openedAt) continue
    const seconds = Math.max(0, now.getTime() - openedAt.getTime()) / 1000
    earnable = Math.min(earnable, seconds * fastestSpeed + earnedTooMuchSeconds - watched)
  }
  return Math.max(0, Math.floor(earnable))
}

/** The new seconds of a set of ranges, from the first on, up to `most`. Both are merged ranges. */
export function newSeconds(given: readonly Seconds[], known: readonly Seconds[], most: number): Seconds[] {
  const fresh: Seconds[] = []
  let left = most
  for (const [from, to] of given) {
    let start = from
    for (const [knownFrom, knownTo] of [...known, [to, to] as const]) {
      if (knownTo <= start) continue
      const end = Math.min(to, Math.max(start, knownFrom), start + left)
      if (end > start) {
        fresh.push([start, end])
        left -= end - start
      }
      start = Math.max(start, knownTo)
      if (left === 0 || start >= to) break
    }
  }
  return fresh
}

/** Where a video resumes: at its start once it is nearly over. */
export function resumePosition(positionInSeconds: number, lengthInSeconds: number): number {
  const nearlyOver = lengthInSeconds - Math.min(10, lengthInSeconds / 10)
  return positionInSeconds >= nearlyOver ? 0 : positionInSeconds
}

type LessonPlace = {
  item: string
  isOpen: boolean
  isDone: boolean
  positionInSeconds: number
  lengthInSeconds: number
  /** When it was last watched; null before the first time. */
  at: Date | null
}

/**
 * Which lesson of a course to continue with, given in order: the one watched last, or once that is done the next one
 * that is not. Null for a course that was not started or has nothing left that may be opened.
 */
export function lessonToContinue<Lesson extends LessonPlace>(lessons: readonly Lesson[]): Lesson | null {
  const begun = lessons.filter(({ at }) => at !== null)
  const last = begun.toSorted((a, b) => Number(b.at) - Number(a.at))[0]
  if (last === undefined) return null
  if (!last.isDone && last.isOpen) return last
  const isLeft = ({ isDone, isOpen }: LessonPlace) => isOpen && !isDone
  return lessons.slice(lessons.indexOf(last) + 1).find(isLeft) ?? lessons.find(isLeft) ?? null
}
