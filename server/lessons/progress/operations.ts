import { canOpen } from '../../../domain/catalog/rules.ts'
import { daysBefore } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import {
  cutToLength,
  earnableSeconds,
  joined,
  lessonToContinue,
  newSeconds,
  oldestReportDays,
  openingsCountedDays,
  resumePosition,
  type Seconds,
  secondsToBeDone,
  wholeLength,
} from '../../../domain/lessons/progress/rules.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import { orWhileFull } from '../../adapters/database/full.ts'
import type { Input, Output } from '../../calls.ts'
import { practiceLeft } from '../../practice/passes/operations.ts'
import type { Context, Services, StudentContext } from '../../services.ts'
import { issueIfComplete } from '../certificates/operations.ts'
import { findCertificateOf } from '../certificates/queries.ts'
import { touchPlayback } from '../streams/rights.ts'
import {
  deleteOpeningsOf,
  deleteProgressOf,
  findPlace,
  findWatchable,
  foldAdditions,
  insertOpening,
  insertPassed,
  listBegunCourses,
  listLessons,
  listOpenings,
  listProgressRecords,
  lockProgressOf,
  mergeProgress,
  type PassedPractice,
  type ReportedProgress,
  type WatchableRow,
} from './queries.ts'

type Report = Input<'saveProgress'>['reports'][number]

/** Merges reports of one lesson: everything watched, with the position of the newest. */
type LessonReport = { item: string; watched: Report['watched']; position: number; at: Date }

export async function saveProgress(
  context: StudentContext,
  { student, reports, sentAt, playbackId }: Input<'saveProgress'>,
): Promise<Output<'saveProgress'>> {
  const { database, clock } = context
  const studentId = context.student.id
  if (student !== undefined && student.toLowerCase() !== studentId)
    throw new Failure('conflict', 'progress_of_other_student')
  const now = clock.now()
  const lessons = joinReports(reports, now, sentAt)
  const playback = playbackId === undefined ? null : await touchPlayback(context, playbackId)
  if (lessons.length === 0) return { saved: [], playback }
  const saved = await database.transaction(async (tx) => {
    await tx.first(lockProgressOf(studentId))
    const found = await tx.all(findWatchable(lessons, studentId, now))
    const open = new Map(found.filter((row) => canOpen(row, row, now)).map((row) => [row.item, row]))
    const cut = lessons.flatMap((lesson) => cutToVideo(lesson, open.get(lesson.item)))
    const possible = await watchable(tx, { studentId, lessons: cut, now })
    const given = possible.flatMap((lesson) => givenOf(lesson, open.get(lesson.item)))
    if (given.length === 0) return []
    const merged = await tx.all(mergeProgress(studentId, given, now))
    // The certificate is issued with the lesson that completes the course, or not at all.
    const touched = merged
      .filter(({ isNewlyDone }) => isNewlyDone)
      .map(({ item }) => open.get(item)?.courseId)
    for (const courseId of new Set(touched))
      if (courseId !== undefined) await issueIfComplete(tx, context, { studentId, courseId })
    return merged
  })
  return {
    saved: saved.map(({ isNewlyDone: _, ...lesson }) => ({ ...lesson, at: lesson.at.toISOString() })),
    playback,
  }
}

export async function getProgress(
  context: StudentContext,
  { course }: Input<'getProgress'>,
): Promise<Output<'getProgress'>> {
  const [rows, certificate] = isUuid(course)
    ? await Promise.all([
        lessonsOf(context, course),
        context.database.first(findCertificateOf(context.student.id, course)),
      ])
    : [[], null]
  const next = lessonToContinue(rows)
  return {
    lessons: rows
      .filter(({ at }) => at !== null)
      .map(({ item, watchedSeconds, positionInSeconds, isDone }) => ({
        item,
        watchedSeconds,
        positionInSeconds,
        isDone,
      })),
    lessonCount: rows.length,
    doneCount: rows.filter(({ isDone }) => isDone).length,
    certificate: certificate?.number ?? null,
    practice: await practiceLeft(
      context,
      rows.filter(({ kind, isDone }) => kind === 'practice' && !isDone).map(({ item }) => item),
    ),
    continueAt: next && { item: next.item, positionInSeconds: goesOnAt(next) },
  }
}

export async function getLessonPlace(
  context: StudentContext,
  { item }: Input<'getLessonPlace'>,
): Promise<Output<'getLessonPlace'>> {
  const row = isUuid(item) ? await context.database.first(findPlace(item, context.student.id)) : null
  if (row === null) return { positionInSeconds: 0, at: null, isDone: false }
  return { ...row, at: row.at.toISOString() }
}

/** How many of the last watched courses are checked for one to continue. */
const lookedAtCourses = 5

export async function getContinue(context: StudentContext): Promise<Output<'getContinue'>> {
  const courses = await context.database.all(
    listBegunCourses(context.student.id, context.locale, lookedAtCourses),
  )
  for (const { id, slug, title, coverId } of courses) {
    const rows = await lessonsOf(context, id)
    const next = lessonToContinue(rows)
    if (next === null) continue
    return {
      course: { _id: id, slug, title, image: coverId === null ? '' : `/pictures/${coverId}` },
      lesson: { item: next.item, title: next.title },
      positionInSeconds: goesOnAt(next),
      lengthInSeconds: next.lengthInSeconds,
      lessonCount: rows.length,
      doneCount: rows.filter(({ isDone }) => isDone).length,
    }
  }
  return null
}

type PracticePasses = { studentId: string; passed: readonly PassedPractice[] }

/** Records passed practice lessons; the last one of a course issues its certificate. Internal. */
export async function finishPractice(
  tx: Queryable,
  services: Pick<Services, 'settings' | 'clock'>,
  { studentId, passed }: PracticePasses,
): Promise<void> {
  await tx.first(lockProgressOf(studentId))
  const courses = await tx.all(insertPassed(studentId, passed, services.clock.now()))
  for (const { courseId } of courses) await issueIfComplete(tx, services, { studentId, courseId })
}

/**
 * Records that a lesson without a stream was opened; a stream records it itself. The lesson may be
 * used even while nothing can be written. Internal.
 */
export async function noteOpening({ database, clock, student }: Context, item: string): Promise<void> {
  if (student === null) return
  await orWhileFull<unknown>(database.first(insertOpening(student.id, item, clock.now())), () => null)
}

/** Lesson progress for the student's data export. Internal. */
export async function exportProgress(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<{ progress: Record<string, unknown>[] }> {
  return { progress: await database.all(listProgressRecords(studentId)) }
}

/**
 * Deletes the student's watch history, in the transaction that deletes the account; the lessons'
 * aggregate figures stay. Internal.
 */
export async function eraseProgress(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteProgressOf(studentId))
  await tx.first(deleteOpeningsOf(studentId))
}

const foldedAtOnce = 5000

/** Adds what was watched since the last run to the lessons' figures. Internal. */
export async function foldWatchAdditions({ database }: Services, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const folded = await database.first(foldAdditions(foldedAtOnce))
    if ((folded?.count ?? 0) < foldedAtOnce) return
  }
}

/**
 * One report per lesson. Corrected for the device's clock offset; no time is in the future, or
 * older than a report can be stored.
 */
function joinReports(reports: readonly Report[], now: Date, sentAt: string | undefined): LessonReport[] {
  const skew = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const oldest = daysBefore(now, oldestReportDays).getTime()
  const lessons = new Map<string, LessonReport>()
  for (const { item, watched, positionInSeconds, at } of reports) {
    const moment = new Date(Math.max(oldest, Math.min(now.getTime(), Date.parse(at) + skew)))
    const id = item.toLowerCase()
    const other = lessons.get(id)
    const isNewest = other === undefined || moment >= other.at
    lessons.set(id, {
      item: id,
      watched: [...(other?.watched ?? []), ...watched],
      position: isNewest ? positionInSeconds : other.position,
      at: isNewest ? moment : other.at,
    })
  }
  return [...lessons.values()]
}

function cutToVideo(lesson: LessonReport, row: WatchableRow | undefined): LessonReport[] {
  if (row === undefined) return []
  const ranges = joined(cutToLength(lesson.watched, wholeLength(row.durationInSeconds)))
  return [{ ...lesson, watched: ranges.map(([from, to]) => [from, to]) }]
}

type WatchReport = { studentId: string; lessons: readonly LessonReport[]; now: Date }

/** The part of a report that can have been watched: seconds beyond it are dropped, the position is kept. */
async function watchable(tx: Queryable, { studentId, lessons, now }: WatchReport): Promise<LessonReport[]> {
  const since = daysBefore(now, openingsCountedDays)
  const items = lessons.map(({ item }) => item)
  const openings = await tx.all(listOpenings(studentId, items, since))
  const byItem = new Map(openings.map((opening) => [opening.item, opening]))
  const openedAt = ({ item }: LessonReport) => Number(byItem.get(item)?.openedAt ?? now)
  return lessons
    .toSorted((one, other) => openedAt(one) - openedAt(other))
    .map((lesson) => {
      const opening = byItem.get(lesson.item)
      const known = readRanges(opening?.watched ?? '{}')
      const most = earnableSeconds(openings, lesson.item, now)
      const fresh = newSeconds(lesson.watched, known, most)
      if (opening !== undefined) opening.watchedSeconds += secondsIn(fresh)
      return { ...lesson, watched: fresh.map(([from, to]) => [from, to]) }
    })
}

/** A multirange in PostgreSQL's format: `{[0,10),[20,30)}`. */
function readRanges(text: string): Seconds[] {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])
}

function secondsIn(ranges: readonly Seconds[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0)
}

function givenOf(
  { item, watched, position, at }: LessonReport,
  row: WatchableRow | undefined,
): ReportedProgress[] {
  if (row === undefined) return []
  const length = wholeLength(row.durationInSeconds)
  const ranges = watched.map(([from, to]) => `[${from},${to})`)
  return [
    {
      ...{ item, video: row.video, at, length },
      watched: `{${ranges.join(',')}}`,
      position: Math.min(position, length),
      enough: secondsToBeDone(length),
    },
  ]
}

async function lessonsOf(context: StudentContext, courseId: string) {
  const { clock, locale, student } = context
  const now = clock.now()
  const rows = await context.database.all(listLessons(courseId, student.id, { locale, now }))
  return rows.map((row) => ({
    ...row,
    isOpen: canOpen(row, row, now),
    lengthInSeconds: wholeLength(row.durationInSeconds),
  }))
}

function goesOnAt({
  isDone,
  positionInSeconds,
  lengthInSeconds,
}: Awaited<ReturnType<typeof lessonsOf>>[number]) {
  return isDone ? 0 : resumePosition(positionInSeconds, lengthInSeconds)
}
