import type { InputOf, OutputOf } from '../../domain/calls.ts'
import { send } from '../api.ts'
import { forgetNote, keepNote, listNotes, readSession } from '../session.ts'

export type Asking = InputOf<'askQuestion'>

type Outcome =
  | { state: 'sent'; message: string; answer: OutputOf<'askQuestion'> }
  /** It waits on the device for the connection. */
  | { state: 'kept' }
  | { state: 'refused'; message: string }

/** Keeps a question on the device, then sends it: over a lost line it goes out later, once by its key. */
export async function askTeacher(asking: Asking): Promise<Outcome> {
  const studentId = readSession()?.id
  if (studentId === undefined) return { state: 'refused', message: '' }
  const isKept = keepNote(studentId, asking.clientKey, asking, 'questions')
  const answer = await send('askQuestion', asking)
  if (!answer.success && isLater(answer.status))
    return isKept ? { state: 'kept' } : { state: 'refused', message: '' }
  forget(studentId, asking.clientKey)
  return answer.success
    ? { state: 'sent', message: answer.message, answer: answer.data }
    : { state: 'refused', message: answer.message }
}

/** Sends what waits. True when nothing is left. */
export async function sendKept(): Promise<boolean> {
  const studentId = readSession()?.id
  if (studentId === undefined) return false
  for (const note of listNotes<Asking>(studentId, 'questions')) {
    const answer = await send('askQuestion', note.value)
    if (!answer.success && isLater(answer.status)) return false
    forgetNote(studentId, note, 'questions')
  }
  return true
}

/** The server may take it at another time: it was not reached, is in trouble, asks to wait or to sign in. */
function isLater(status: number): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 401
}

function forget(studentId: string, name: string): void {
  for (const note of listNotes<Asking>(studentId, 'questions'))
    if (note.name === name) forgetNote(studentId, note, 'questions')
}
