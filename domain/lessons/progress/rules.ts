/** Whole seconds of a film, from the first to the one behind the last. */
export type Seconds = readonly [from: number, to: number]

/** What a report and a call hold at most. */
export const longestReport = 200
export const mostReports = 50
/** A day: no film is longer. */
export const longestFilmInSeconds = 86_400

/** How long ago a student may have watched what is reported: it is kept without a line that long. */
export const oldestReportDays = 60

/** The share of a film from which its lesson is done, in percent. */
const donePercent = 90

/** A film's length in whole seconds, as progress counts it; at least one. */
export function wholeLength(durationInSeconds: number): number {
  return Math.max(1, Math.round(durationInSeconds))
}

/**
 * Seconds of a film that must be seen until its lesson is done: 90 %. Seconds seen twice count once,
 * seconds jumped over do not count.
 */
export function secondsToBeDone(lengthInSeconds: number): number {
  return Math.ceil((lengthInSeconds * donePercent) / 100)
}

/** Ranges of one film, cut to its length; empty ones are left out. */
export function cutToLength(ranges: readonly Seconds[], lengthInSeconds: number): Seconds[] {
  return ranges.flatMap(([from, to]): Seconds[] => {
    const start = Math.max(0, from)
    const end = Math.min(lengthInSeconds, to)
    return start < end ? [[start, end]] : []
  })
}

/** The same seconds in order and without overlap; ranges that touch become one. */
export function joined(ranges: readonly Seconds[]): Seconds[] {
  const whole: Seconds[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = whole.at(-1)
    if (last !== undefined && from <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], to)]
    else whole.push([from, to])
  }
  return whole
}

/** Where a film goes on: at its start once it is nearly over. */
export function placeToGoOn(positionInSeconds: number, lengthInSeconds: number): number {
  const nearlyOver = lengthInSeconds - Math.min(10, lengthInSeconds / 10)
  return positionInSeconds >= nearlyOver ? 0 : positionInSeconds
}

type LessonPlace = {
  item: string
  isOpen: boolean
  isDone: boolean
  positionInSeconds: number
  lengthInSeconds: number
  /** When it was watched last; null before the first time. */
  at: Date | null
}

/**
 * Where a course goes on, of its lessons in their order: at the one watched last, or once that is done at
 * the next one that is not. Null for a course that was not begun or has nothing left that may be opened.
 */
export function whereToGoOn<Lesson extends LessonPlace>(lessons: readonly Lesson[]): Lesson | null {
  const begun = lessons.filter(({ at }) => at !== null)
  const last = begun.toSorted((a, b) => Number(b.at) - Number(a.at))[0]
  if (last === undefined) return null
  if (!last.isDone && last.isOpen) return last
  const isLeft = ({ isDone, isOpen }: LessonPlace) => isOpen && !isDone
  return lessons.slice(lessons.indexOf(last) + 1).find(isLeft) ?? lessons.find(isLeft) ?? null
}
