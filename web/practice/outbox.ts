import type { InputOf, OutputOf } from '../../domain/calls.ts'
import { send } from '../api.ts'
import { forgetNote, isSignedIn, keepNote, listNotes, readSession } from '../session.ts'

export type Try = InputOf<'syncAttempts'>['attempts'][number]
export type MarkedTry = OutputOf<'syncAttempts'>['attempts'][number]

const mostTriesOfCall = 20

/** Attempts that could not be stored: they last as long as the page. */
const unstored = new Map<string, { studentId: string; value: Try }>()
const listeners = new Set<(marked: MarkedTry) => void>()
type LessonLeft = OutputOf<'syncAttempts'>['lessons'][number]
const lessonListeners = new Set<(left: LessonLeft) => void>()

/** Calls back with how many right answers are left in a lesson, after attempts in it. Returns how to stop. */
export function watchLessons(hear: (left: LessonLeft) => void): () => void {
  lessonListeners.add(hear)
  return () => {
    lessonListeners.delete(hear)
  }
}

/** Calls back with each attempt as the server marked it. Returns how to stop. */
export function watchMarked(hear: (marked: MarkedTry) => void): () => void {
  listeners.add(hear)
  return () => {
    listeners.delete(hear)
  }
}

/** Stores an attempt on the device, then sends what waits. A visitor's is not stored. */
export function noteTry(value: Try): void {
  const studentId = readSession()?.id
  if (studentId === undefined) return
  if (!keepNote(studentId, value.key, value, 'practice')) unstored.set(value.key, { studentId, value })
  void sendTries()
}

let underway: Promise<boolean> = Promise.resolve(true)

/**
 * Sends the signed-in student's unsent attempts; the server counts each once by its key. True when none is left. Never
 * rejects.
 */
export function sendTries(): Promise<boolean> {
  underway = underway.then(sendWaiting).catch(() => false)
  return underway
}

async function sendWaiting(): Promise<boolean> {
  const studentId = readSession()?.id
  if (studentId === undefined) return false
  const waiting = waitingOf(studentId)
  let most = mostTriesOfCall
  while (waiting.length > 0) {
    if (!isSignedIn(studentId)) return false
    const part = waiting.slice(0, most)
    const answer = await send('syncAttempts', {
      attempts: part.map(({ value }) => value),
      sentAt: new Date().toISOString(),
    })
    // If the body is too large (413), each attempt fits alone.
    if (!answer.success && ![400, 413].includes(answer.status)) return false
    // An attempt that the server never accepts is isolated and not retried; the others are not affected.
    if (!answer.success && part.length > 1) {
      most = 1
      continue
    }
    waiting.splice(0, part.length)
    for (const one of part) {
      unstored.delete(one.name)
      forgetNote(studentId, one, 'practice')
    }
    if (!answer.success) continue
    for (const marked of answer.data.attempts) for (const hear of listeners) hear(marked)
    for (const left of answer.data.lessons) for (const hear of lessonListeners) hear(left)
  }
  return true
}

/** In the order in which they were answered: a skill is judged by its first attempt. */
function waitingOf(studentId: string) {
  const inMemory = [...unstored]
    .filter(([, kept]) => kept.studentId === studentId)
    .map(([name, { value }]) => ({ name, text: '', value }))
  return [...listNotes<Try>(studentId, 'practice'), ...inMemory].toSorted((a, b) =>
    a.value.answeredAt.localeCompare(b.value.answeredAt),
  )
}
