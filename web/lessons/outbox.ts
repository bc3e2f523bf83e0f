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
  keepNote,
  keepPrivate,
  listNotes,
  type Note,
  readPrivate,
  readSession,
} from '../session.ts'
import { tellSaved } from './saved-progress.ts'

/** Where the server saw the student in a lesson, and when; null before the first time. */
export type KnownPlace = OutputOf<'openStream'>['place']

/** What was watched of one lesson and not sent yet; seconds with their fractions, `at` in milliseconds. */
type Watched = { ranges: [from: number, to: number][]; position: number; at: number }
/** By the lesson's id. */
type Batch = Record<string, Watched>

/** The batch that is written to, one for each student that this tab had; it is stored with every change. */
const open = new Map<string, { name: string; batch: Batch }>()
/** Batches that this browser could not store: they live as long as the page. */
const unstored = new Map<string, { studentId: string; batch: Batch }>()

/** Notes on the device what a student watched and where; nothing is sent yet. */
export function noteWatched(
  studentId: string,
  item: string,
  { range, position }: { range: [from: number, to: number] | null; position: number },
): void {
  const { name, batch } = open.get(studentId) ?? { name: newName(), batch: {} }
  open.set(studentId, { name, batch })
  const before = batch[item]?.ranges ?? []
  batch[item] = {
    ranges: range === null ? before : joinedFractions([...before, range]),
    position,
    at: Date.now(),
  }
  store(studentId, name, batch)
}

/** Where the device last saw a student in a lesson, of what is not sent yet. */
export function notedPlace(studentId: string, item: string): { position: number; at: number } | null {
  const places = pendingOf(studentId).flatMap(({ value }) => value[item] ?? [])
  return places.toSorted((a, b) => b.at - a.at)[0] ?? null
}

const placesName = 'saved-places'
/** Lessons whose place the device remembers after it was sent. */
const mostPlaces = 100

type Places = Record<string, NonNullable<KnownPlace>>

/** Where a lesson of the signed-in student stood by the last save of this device; null where it saved none. */
export function rememberedPlace(item: string): KnownPlace {
  return readPrivate<Places>(placesName)?.[item] ?? null
}

function rememberPlaces(studentId: string, saved: OutputOf<'saveProgress'>['saved']): void {
  if (readSession()?.id !== studentId) return
  const places = new Map(Object.entries(readPrivate<Places>(placesName) ?? {}))
  for (const { item, positionInSeconds, at } of saved) {
    // The latest comes last.
    places.delete(item)
    places.set(item, { positionInSeconds, at })
  }
  keepPrivate(placesName, Object.fromEntries([...places].slice(-mostPlaces)))
}

let underway: Promise<boolean> = Promise.resolve(true)

type Flushing = { playbackId?: string | null; isLeaving?: boolean }

/**
 * Sends what the signed-in student watched on this device, now or before; what others watched stays. What
 * is not answered stays too and is sent again, which counts nothing twice. True when nothing is left.
 */
export function sendNoted({ playbackId = null, isLeaving = false }: Flushing = {}): Promise<boolean> {
  // A page that is left waits for nothing.
  if (isLeaving) return sendNow(playbackId, true)
  underway = underway.then(() => sendNow(playbackId, false)).catch(() => false)
  return underway
}

/** A page that tells of progress is better a little late than behind; without a connection it waits no longer. */
const longestWaitMs = 4000

/**
 * Sends what was watched until now before a page asks how far the student is: the last report of a lesson that was
 * just left may still be on its way. Never fails.
 */
export async function sendNotedFirst(): Promise<void> {
  await Promise.race([sendNoted(), new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
}

async function sendNow(playbackId: string | null, isLeaving: boolean): Promise<boolean> {
  const student = readSession()?.id
  if (student === undefined) return false
  const parts = pendingOf(student)
  // What is watched from here on begins another batch, so that these can go once they were sent.
  open.delete(student)
  const whole = wholeOf(parts)
  for (const reports of callsOf(whole)) {
    const input = {
      student,
      reports,
      sentAt: new Date().toISOString(),
      ...(playbackId !== null && { playbackId }),
    }
    const answer = await send('saveProgress', input, { outlivesPage: isLeaving })
    if (answer.success) {
      rememberPlaces(student, answer.data.saved)
      tellSaved({ ...answer.data, playbackId })
    }
    // What the server rejects as invalid is not sent again.
    else if (answer.status !== 400) {
      if (parts.length > mostParts) keepAsOne(student, parts)
      return false
    }
  }
  forget(student, parts)
  return true
}

/** Batches that wait on a device before they are written together. */
const mostParts = 6

function keepAsOne(studentId: string, parts: readonly Note<Batch>[]): void {
  // The whole is kept before its parts go.
  if (keepNote(studentId, newName(), wholeOf(parts))) forget(studentId, parts)
}

function forget(studentId: string, parts: readonly Note<Batch>[]): void {
  for (const part of parts) {
    unstored.delete(part.name)
    forgetNote(studentId, part)
  }
}

function wholeOf(parts: readonly Note<Batch>[]): Batch {
  const whole: Batch = {}
  for (const { value } of parts)
    for (const [item, watched] of Object.entries(value)) whole[item] = mergedWith(whole[item], watched)
  return whole
}

function pendingOf(studentId: string): Note<Batch>[] {
  const inMemory = [...unstored]
    .filter(([, kept]) => kept.studentId === studentId)
    .map(([name, { batch }]) => ({ name, text: JSON.stringify(batch), value: batch }))
  return [...listNotes<Batch>(studentId), ...inMemory]
}

function store(studentId: string, name: string, batch: Batch): void {
  if (keepNote(studentId, name, batch)) unstored.delete(name)
  else unstored.set(name, { studentId, batch })
}

function mergedWith(one: Watched | undefined, other: Watched): Watched {
  if (one === undefined) return other
  const { position, at } = other.at >= one.at ? other : one
  return { ranges: joinedFractions([...one.ranges, ...other.ranges]), position, at }
}

function joinedFractions(ranges: readonly [number, number][]): [number, number][] {
  return joined(ranges).map(([from, to]) => [from, to])
}

type Report = InputOf<'saveProgress'>['reports'][number]

/** Ranges that a call carries at most, which keeps it below what a page may send as it is left. */
const mostRanges = 1500

/** The reports of a batch, in as many calls as they need. */
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

/** In whole seconds, each report as long as one may be. */
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
