import { m } from '../../domain/messages/compiled/messages.js'
import { keepNote, readSession } from '../session.ts'
import { fetchLesson, type Refusal } from './fetch-lesson.ts'
import {
  discard,
  forget,
  inOrder,
  noteFailure,
  readAgain,
  readLessons,
  showChanges,
  showCurrentFetch,
} from './kept-lessons.ts'
import { inTable, lessonsOf, type NewLesson, type SavedLesson, thisDevice } from './store.ts'

let isRunning = false
/** The current download, and how to stop it. */
let current: { item: string; stop: AbortController } | null = null
/** Ends a wait for a connection. */
let goOn = () => {}

/** Queues lessons. Returns an error, or null when they were queued. */
export async function saveLessons(lessons: readonly NewLesson[]): Promise<string | null> {
  const student = readSession()?.id
  if (student === undefined) return m.saved_failed()
  try {
    // Persistent storage is evicted later; many browsers refuse it.
    await navigator.storage.persist?.().catch(() => false)
    // It is missing where a browser evicted the whole site's storage.
    await thisDevice()
    const at = Date.now()
    for (const [index, lesson] of lessons.entries()) {
      noteFailure({ ...lesson, student }, null)
      const row = { ...lesson, student, savedAt: at + index, state: 'coming' as const, opened: null }
      await inTable('lessons', 'readwrite', (table) => table.put(row))
      if (!keepNote(student, lesson.item, { title: lesson.title }, 'saved'))
        throw new DOMException('', 'QuotaExceededError')
    }
  } catch (error) {
    for (const lesson of lessons) await forget(student, lesson)
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return isFull ? m.saved_full() : m.saved_failed()
  }
  void fetchLessons(student)
  await readAgain()
  return null
}

export async function pauseLessons(items: readonly string[]): Promise<void> {
  await setStates(items, 'paused')
  if (current !== null && items.includes(current.item)) {
    current.stop.abort()
    goOn()
  }
}

export async function resumeLessons(items: readonly string[]): Promise<void> {
  const student = readSession()?.id
  await setStates(items, 'coming')
  if (student !== undefined) void fetchLessons(student)
  goOn()
}

export async function deleteLessons(items: readonly string[]): Promise<void> {
  for (const item of items) {
    const lesson = readLessons()?.find((one) => one.item === item)
    if (lesson) await remove(lesson)
  }
}

/** Queue all of them or none, even if the page is closed meanwhile. */
async function setStates(items: readonly string[], state: SavedLesson['state']): Promise<void> {
  const student = readSession()?.id
  if (student === undefined) return
  await inTable('lessons', 'readwrite', async (lessons) => {
    for (const item of items) {
      const lesson = await lessons.get([student, item])
      if (lesson && lesson.state !== 'whole') await lessons.put({ ...lesson, state })
    }
  })
  await showChanges()
}

export async function remove(lesson: SavedLesson): Promise<void> {
  if (current?.item === lesson.item) current.stop.abort()
  await discard(lesson)
}

const firstWaitMs = 3000
const longestWaitMs = 60_000

let isAskedAgain = false

/** Fetches one lesson after another, in one tab at a time; offline it waits for a connection. */
export async function fetchLessons(student: string): Promise<void> {
  isAskedAgain = true
  if (isRunning) return
  isRunning = true
  showCurrentFetch({ item: null, isWaiting: false })
  try {
    await navigator.locks.request(`saved:${student}`, async () => {
      const tries = new Map<string, number>()
      let waitMs = firstWaitMs
      for (;;) {
        isAskedAgain = false
        const coming = (await lessonsOf(student)).filter(({ state }) => state === 'coming')
        const [next] = inOrder(coming).toSorted((a, b) => (tries.get(a.item) ?? 0) - (tries.get(b.item) ?? 0))
        if (readSession()?.id !== student) return
        if (next === undefined) {
          if (isAskedAgain) continue
          return
        }
        const stop = new AbortController()
        current = { item: next.item, stop }
        showCurrentFetch({ item: next.item, isWaiting: false })
        // What the device refuses is requested again.
        const came = await tryLesson(next, stop.signal).catch(() => 'waits')
        if (came !== 'waits' || stop.signal.aborted) {
          waitMs = firstWaitMs
          continue
        }
        // One that always fails must not block the others.
        tries.set(next.item, (tries.get(next.item) ?? 0) + 1)
        showCurrentFetch({ item: next.item, isWaiting: true })
        await connection(waitMs)
        waitMs = Math.min(2 * waitMs, longestWaitMs)
      }
    })
  } finally {
    isRunning = false
    current = null
    showCurrentFetch(null)
  }
}

async function tryLesson(lesson: SavedLesson, signal: AbortSignal): Promise<string> {
  const came = await fetchLesson(lesson, signal)
  if (typeof came === 'string') return came
  await giveUp(lesson, came)
  return 'stopped'
}

function connection(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, waitMs)
    addEventListener('online', goOn)
  })
}

/** Deletes what was stored of a lesson that cannot be saved; lessons that would fail for the same reason are not tried. */
async function giveUp(lesson: SavedLesson, { sentence, reach }: Refusal): Promise<void> {
  const others = (await lessonsOf(lesson.student)).filter(
    ({ item, state, coursePath }) =>
      item !== lesson.item && state !== 'whole' && (reach === 'all' || coursePath === lesson.coursePath),
  )
  for (const one of reach === 'course' ? [lesson, ...others] : [lesson]) {
    noteFailure(one, sentence)
    await remove(one)
  }
  if (reach === 'all') {
    await setStates(
      others.map(({ item }) => item),
      'paused',
    )
  }
}
