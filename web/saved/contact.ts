import { mostRenewed, savedQuestions } from '../../domain/lessons/saved/rules.ts'
import { send } from '../api.ts'
import { isSignedIn, listNotes, readSession } from '../session.ts'
import { putData } from './contents.ts'
import { contentOf, fetchDueQuestions } from './fetched.ts'
import { noteEnd, showChanges } from './kept-lessons.ts'
import { leaseHere, sealAnew } from './lease.ts'
import { fetchLessons, remove } from './lessons.ts'
import { savesData } from './limits.ts'
import {
  changeOpened,
  isOpened,
  lessonsOf,
  type OpenedLesson,
  type SavedLesson,
  thisDevice,
} from './store.ts'

const firstWaitMs = 10_000
const longestWaitMs = 5 * 60_000

let contact: Promise<void> | null = null
let waitMs = firstWaitMs
let nextTry: ReturnType<typeof setTimeout> | undefined

/**
 * Reports to the server what is saved: leases are renewed, expired lessons are deleted, and waiting notes are sent.
 * Interrupted downloads continue, except with data saving. If the server does not respond, it is retried while the page
 * is open.
 */
export function keepContact(): Promise<void> {
  contact ??= tellAll()
    .then((isHeard) => {
      clearTimeout(nextTry)
      if (!isHeard) nextTry = setTimeout(() => void keepContact().catch(() => undefined), waitMs)
      waitMs = isHeard ? firstWaitMs : Math.min(2 * waitMs, longestWaitMs)
    })
    .finally(() => {
      contact = null
    })
  return contact
}

async function tellAll(): Promise<boolean> {
  const student = readSession()?.id
  if (student === undefined) return true
  if (listNotes(student, 'notes').length > 0)
    await import('./kept-notes.ts').then(({ sendNotes }) => sendNotes(send)).catch(() => false)
  const all = await lessonsOf(student)
  const lessons = all.filter(isOpened)
  for (let at = 0; at < lessons.length; at += mostRenewed)
    if (!(await renewAll(student, all, lessons.slice(at, at + mostRenewed)))) return false
  await showChanges()
  if (!isSignedIn(student)) return true
  if (savesData()) return true
  const left = await lessonsOf(student)
  if (left.some(({ state }) => state === 'coming')) void fetchLessons(student)
  for (const lesson of left) await refill(lesson)
  if (left.length > 0) await fetchDueQuestions()
  return true
}

/** False when it is to be tried again. */
async function renewAll(
  student: string,
  all: readonly SavedLesson[],
  lessons: readonly OpenedLesson[],
): Promise<boolean> {
  const { id, key } = await thisDevice()
  if (!isSignedIn(student)) return false
  const answer = await send('renewSaved', {
    device: id,
    lessons: lessons.map(({ item, opened }) => ({ item, version: opened.sealed.lease.version })),
  })
  // Signed out from another device: what this one saved is deleted with the session.
  if (!answer.success && answer.status === 401) for (const lesson of all) await remove(lesson)
  if (!answer.success) return answer.isFinal
  for (const renewed of answer.data.lessons) {
    const lesson = lessons.find(({ item }) => item === renewed.item)
    if (lesson === undefined) continue
    if ('end' in renewed) {
      noteEnd({ item: lesson.item, title: lesson.title, end: renewed.end })
      await remove(lesson)
      continue
    }
    const lease = leaseHere({ endsAt: renewed.endsAt, now: answer.data.now }, Date.now())
    const sealed = await sealAnew(key, lesson.opened.sealed, lease)
    if (sealed !== null) await changeOpened(lesson, () => ({ sealed }))
  }
  return true
}

/** New questions replace those of a practice once half of them were used. */
async function refill(lesson: SavedLesson): Promise<void> {
  if (lesson.kind !== 'practice' || lesson.state !== 'whole' || !isOpened(lesson)) return
  if (lesson.opened.given.length < savedQuestions / 2) return
  const answer = await contentOf(lesson, 'questions')
  if (!answer.success || !(await putData(lesson, 'questions', answer.data).catch(() => false))) return
  await changeOpened(lesson, () => ({ given: [] }))
}
