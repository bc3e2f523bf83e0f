import type { InputOf, OutputOf } from '../../domain/calls.ts'
import {
  joined,
  longestReport,
  longestVideoInSeconds,
  mostReports,
} from '../../domain/lessons/progress/rules.ts'
import { send } from '../api.ts'
import {
  forgetNote,
  holdNote,
  isSignedIn,
  keepNote,
  keepPrivate,
  listNotes,
  type Note,
  readPrivate,
  readSession,
} from '../session.ts'
import { savedProgress } from './saved-progress.ts'

/** The student's position in a lesson as the server has it, and when; null before the first. */
export type KnownPlace = OutputOf<'openStream'>['place']

/** Watched parts of one lesson that were not sent yet; fractional seconds, `at` in milliseconds. */
type WatchedParts = { ranges: [from: number, to: number][]; position: number; at: number }
/** By the lesson's id. */
type Batch = Record<string, WatchedParts>

/** The current batch of each student in this tab; stored with every change. */
const currentBatches = new Map<string, { name: string; batch: Batch }>()

/** Stores on the device what a student watched and the position; sends nothing yet. */
export function noteWatched(
  studentId: string,
  item: string,
  { range, position }: { range: [from: number, to: number] | null; position: number },
): void {
  const { name, batch } = currentBatches.get(studentId) ?? { name: newName(), batch: {} }
  currentBatches.set(studentId, { name, batch })
  const before = batch[item]?.ranges ?? []
  batch[item] = {
    ranges: range === null ? before : joinedFractions([...before, range]),
    position,
    at: Date.now(),
  }
  holdNote(studentId, name, batch)
}

/** The student's last position in a lesson, of what was not sent yet. */
export function notedPlace(studentId: string, item: string): { position: number; at: number } | null {
  const places = listNotes<Batch>(studentId).flatMap(({ value }) => value[item] ?? [])
  return places.toSorted((a, b) => b.at - a.at)[0] ?? null
}

const placesName = 'saved-places'
/** Lessons whose position the device remembers after it was sent. */
const mostPlaces = 100

type Places = Record<string, NonNullable<KnownPlace>>

/** The signed-in student's position in a lesson at this device's last save; null where there is none. */
export function rememberedPlace(item: string): KnownPlace {
  return readPrivate<Places>(placesName)?.[item] ?? null
}

function rememberPlaces(studentId: string, saved: OutputOf<'saveProgress'>['saved']): void {
  if (readSession()?.id !== studentId) return
  const places = new Map(Object.entries(readPrivate<Places>(placesName) ?? {}))
  for (const { item, positionInSeconds, at } of saved) {
    // The latest is last.
    places.delete(item)
    places.set(item, { positionInSeconds, at })
  }
  keepPrivate(placesName, Object.fromEntries([...places].slice(-mostPlaces)))
}

let lastSend: Promise<boolean> = Promise.resolve(true)

type SendOptions = { playbackId?: string | null; isLeaving?: boolean }

/**
 * Sends what the signed-in student watched on this device; other students' batches stay. What gets no response stays
 * too and is sent again; nothing is counted twice. True when nothing is left.
 */
export function sendNoted({ playbackId = null, isLeaving = false }: SendOptions = {}): Promise<boolean> {
  // A page that is being closed does not wait.
  if (isLeaving) return sendNow(playbackId, true)
  lastSend = lastSend.then(() => sendNow(playbackId, false)).catch(() => false)
  return lastSend
}

async function sendNow(playbackId: string | null, isLeaving: boolean): Promise<boolean> {
  const student = readSession()?.id
  if (student === undefined) return false
  const parts = listNotes<Batch>(student)
  // Later reports start another batch, so that these can be removed once they were sent.
  currentBatches.delete(student)
  const calls = callsOf(wholeOf(parts))
  for (let reports = calls.shift(); reports !== undefined; reports = calls.shift()) {
    if (!isSignedIn(student)) return false
    const input = {
      student,
      reports,
      sentAt: new Date().toISOString(),
      ...(playbackId !== null && { playbackId }),
    }
    const answer = await send('saveProgress', input, { outlivesPage: isLeaving })
    if (answer.success) {
      rememberPlaces(student, answer.data.saved)
      savedProgress.tell({ ...answer.data, playbackId })
    }
    // 409: another student has signed in since.
    else if (!answer.isFinal || answer.status === 409) {
      if (parts.length > mostParts) keepAsOne(student, parts)
      return false
    }
    // One that the server never accepts must not take the others with it.
    else if (reports.length > 1) calls.unshift(...reports.map((report) => [report]))
  }
  forget(student, parts)
  return true
}

/** Batches on a device before they are merged. */
const mostParts = 6

function keepAsOne(studentId: string, parts: readonly Note<Batch>[]): void {
  // Store the merged batch before its parts are removed.
  if (keepNote(studentId, newName(), wholeOf(parts))) forget(studentId, parts)
}

function forget(studentId: string, parts: readonly Note<Batch>[]): void {
  for (const part of parts) forgetNote(studentId, part)
}

function wholeOf(parts: readonly Note<Batch>[]): Batch {
  const whole: Batch = {}
  for (const { value } of parts)
    for (const [item, watched] of Object.entries(value)) whole[item] = mergedWith(whole[item], watched)
  return whole
}

function mergedWith(one: WatchedParts | undefined, other: WatchedParts): WatchedParts {
  if (one === undefined) return other
  const { position, at } = other.at >= one.at ? other : one
  return { ranges: joinedFractions([...one.ranges, ...other.ranges]), position, at }
}

function joinedFractions(ranges: readonly [number, number][]): [number, number][] {
  return joined(ranges).map(([from, to]) => [from, to])
}

type Report = InputOf<'saveProgress'>['reports'][number]

/** Ranges per call, to stay below the limit for a request sent while the page closes. */
const mostRanges = 1500

/** Splits a batch's reports into as few calls as possible. */
function callsOf(batch: Batch): Report[][] {
  const calls: Report[][] = []
  let ranges = mostRanges
  for (const report of reportsOf(batch)) {
    const last = calls.at(-1)
    ranges += report.watched.length
    if (last === undefined || last.length === mostReports || ranges > mostRanges) {
      calls.push([report])
      ranges = report.watched.length
    } else last.push(report)
  }
  return calls
}

/** In whole seconds, no report longer than allowed. */
function reportsOf(batch: Batch): Report[] {
  return Object.entries(batch).flatMap(([item, { ranges, position, at }]) => {
    const whole = ranges
      .map(([from, to]): [number, number] => [wholeSecond(from), wholeSecond(to)])
      .filter(([from, to]) => from < to)
    const place = { item, positionInSeconds: wholeSecond(position), at: new Date(at).toISOString() }
    const count = Math.max(1, Math.ceil(whole.length / longestReport))
    return Array.from({ length: count }, (_, part) => ({
      ...place,
      watched: whole.slice(part * longestReport, (part + 1) * longestReport),
    }))
  })
}

function wholeSecond(seconds: number): number {
  return Math.min(Math.round(seconds), longestVideoInSeconds)
}

function newName(): string {
  return Math.random().toString(36).slice(2, 12)
}
