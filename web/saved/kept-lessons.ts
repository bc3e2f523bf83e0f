import { m } from '../../domain/messages/compiled/messages.js'
import { forgetNote, keepPrivate, listNotes, readPrivate, readSession } from '../session.ts'
import { newSignal } from '../store.ts'
import { releasePages } from './pages.ts'
import {
  cacheOf,
  changeLesson,
  inTable,
  lessonsOf,
  readRow,
  type SavedLesson,
  savedAddress,
} from './store.ts'

/** A lesson of this device, as its page shows it. */
export type ShownLesson = SavedLesson & {
  /** Bytes stored, estimated by the share of its parts. */
  doneBytes: number
  /** `queued` in the queue, `waiting` for a connection; `still` where nothing is being fetched for it. */
  line: 'moving' | 'queued' | 'waiting' | 'still'
}

/** Why a lesson is no longer saved. */
type RemovedLesson = { item: string; title: string; end: 'ended' | 'freed' | 'replaced' | 'gone' | 'evicted' }

/** Which lesson this tab is fetching. */
type CurrentFetch = { item: string | null; isWaiting: boolean }

let shownLessons: readonly ShownLesson[] | null = null
/** Whose lessons they are: the next student on this phone may sign in to the same page. */
let shownStudent: string | undefined
const changes = newSignal()

/** Null while nothing is fetched. */
let currentFetch: CurrentFetch | null = null

/** The student's saved lessons in queue order; null until they are read. */
export function readLessons(): readonly ShownLesson[] | null {
  return shownStudent === readSession()?.id ? shownLessons : null
}

export function watchLessons(changed: () => void): () => void {
  if (readLessons() === null) void readAgain().catch(() => show([], readSession()?.id))
  return changes.watch(changed)
}

function show(lessons: readonly ShownLesson[], student = shownStudent): void {
  shownStudent = student
  shownLessons = lessons.map((lesson) => ({ ...lesson, line: lineOf(lesson) }))
  changes.tell()
}

function lineOf({ item, state }: SavedLesson): ShownLesson['line'] {
  if (state !== 'coming' || currentFetch === null) return 'still'
  if (currentFetch.item !== item) return 'queued'
  return currentFetch.isWaiting ? 'waiting' : 'moving'
}

export function showOne(lesson: SavedLesson, doneParts: number): void {
  // No listeners, and the lessons were not read yet.
  if (shownStudent !== lesson.student) return
  const others = (shownLessons ?? []).filter(({ item }) => item !== lesson.item)
  show(inOrder([...others, shownOf(lesson, doneParts)]))
}

export function showCurrentFetch(now: CurrentFetch | null): void {
  currentFetch = now
  if (shownLessons !== null) show(shownLessons)
}

function shownOf(lesson: SavedLesson, doneParts: number): ShownLesson {
  const share = lesson.state === 'whole' ? 1 : doneParts / (lesson.opened?.parts.length || 1)
  return { ...lesson, line: 'still', doneBytes: Math.round(lesson.byteCount * share) }
}

export function inOrder<Lesson extends SavedLesson>(lessons: readonly Lesson[]): Lesson[] {
  return lessons.toSorted((a, b) => a.savedAt - b.savedAt)
}

/** Reads the saved lessons. A lesson that the browser evicted in part is deleted, and reported. */
export async function readAgain(): Promise<void> {
  const student = readSession()?.id
  const partsOf = new Map<string, number>()
  for (const lesson of await lessonsOf(student)) {
    const doneParts = (await partsHere(lesson)).size
    if (lesson.state !== 'whole' || doneParts >= (lesson.opened?.parts.length || 1))
      partsOf.set(lesson.item, doneParts)
    // One that is being deleted counts as deleted.
    else if (await changeLesson(lesson, () => ({}))) {
      noteEnd({ item: lesson.item, title: lesson.title, end: 'evicted' })
      await discard(lesson)
    }
  }
  await noteAllTaken()
  // Read again: a lesson deleted meanwhile must not come back, nor one completed meanwhile become incomplete.
  const lessons = (await lessonsOf(student)).map((lesson) => shownOf(lesson, partsOf.get(lesson.item) ?? 0))
  show(inOrder(lessons), student)
}

/** A browser that frees space may evict the whole site's storage; the notes of what was saved stay. */
async function noteAllTaken(): Promise<void> {
  const student = readSession()?.id
  if (student === undefined || (await readRow('devices', 'this')) !== undefined) return
  for (const note of listNotes<{ title?: string }>(student, 'saved')) {
    const { title } = note.value
    if (title !== undefined) noteEnd({ item: note.name, title, end: 'evicted' })
    forgetNote(student, note, 'saved')
  }
}

/** Only where there is a listener. */
export async function showChanges(): Promise<void> {
  if (shownLessons !== null) await readAgain()
}

export async function partsHere({ student, item, opened }: SavedLesson): Promise<Set<string>> {
  if (opened === null) return new Set()
  const cache = await caches.open(cacheOf(student, item))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return new Set(opened.parts.filter((part) => kept.has(savedAddress(item, part))))
}

/** With the pages that no other lesson needs. */
export async function discard(lesson: SavedLesson): Promise<void> {
  await forget(lesson.student, lesson)
  if (shownStudent === lesson.student) show((shownLessons ?? []).filter(({ item }) => item !== lesson.item))
  const left = await lessonsOf(lesson.student)
  releasePages(
    [lesson.path, lesson.coursePath].filter((path) =>
      left.every((one) => one.path !== path && one.coursePath !== path),
    ),
  )
}

export async function forget(student: string, { item }: Pick<SavedLesson, 'item'>): Promise<void> {
  // Delete the row first, or the remains would look like an eviction by the browser.
  await inTable('lessons', 'readwrite', (lessons) => lessons.delete([student, item])).catch(() => undefined)
  await caches.delete(cacheOf(student, item))
  for (const note of listNotes(student, 'saved')) if (note.name === item) forgetNote(student, note, 'saved')
}

const endsName = 'saved-ended'

/** Lessons removed from this device since the student was last told. */
export function readEnds(): RemovedLesson[] {
  return readPrivate<RemovedLesson[]>(endsName) ?? []
}

export function forgetEnds(): void {
  keepPrivate(endsName, [])
}

export function noteEnd(ended: RemovedLesson): void {
  keepPrivate(endsName, [...readEnds().filter(({ item }) => item !== ended.item), ended])
}

const failures = new Map<string, { student: string; sentence: string }>()

export function noteFailure(
  { student, item }: Pick<SavedLesson, 'student' | 'item'>,
  sentence: string | null,
): void {
  if (sentence === null) failures.delete(item)
  else failures.set(item, { student, sentence: sentence || m.saved_failed() })
}

/** Why one of some lessons of the student, or of any, could not be saved, in this tab. */
export function readFailure(items: Iterable<string> = failures.keys()): string | null {
  const own = [...items].flatMap((item) => failures.get(item) ?? [])
  return own.find(({ student }) => student === readSession()?.id)?.sentence ?? null
}
