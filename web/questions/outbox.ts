import type { InputOf, OutputOf } from '../../domain/calls.ts'
import { send } from '../api.ts'
import { inTurn, sendInOrder } from '../outbox.ts'
import { forgetNote, isSignedIn, keepNote, listNotes, type Note, readSession } from '../session.ts'

export type Asking = InputOf<'askQuestion'>

/** What waits on the device; `refused` is the error of a server that did not accept it. */
export type KeptQuestion = { asking: Asking; refused: string | null }

type Outcome =
  | { state: 'sent'; message: string; answer: OutputOf<'askQuestion'> }
  /** It waits for a connection. */
  | { state: 'kept' }
  | { state: 'refused'; message: string }

const shelf = 'questions'

/** Stores a question on the device, then sends it: offline it is sent later, once by its key. */
export async function askTeacher(asking: Asking): Promise<Outcome> {
  const studentId = readSession()?.id
  if (studentId === undefined) return { state: 'refused', message: '' }
  const isKept = keep(studentId, { asking, refused: null })
  return inTurn(shelf, studentId, async () => {
    // Another student has signed in since.
    const answer = isSignedIn(studentId) ? await send('askQuestion', asking) : null
    if (answer === null || (!answer.success && !answer.isFinal))
      return isKept ? { state: 'kept' } : { state: 'refused', message: '' }
    forget(studentId, asking.clientKey)
    return answer.success
      ? { state: 'sent', message: answer.message, answer: answer.data }
      : { state: 'refused', message: answer.message }
  })
}

/**
 * Sends what waits; what the server does not accept stays here, where it was written. True when nothing waits. Never
 * rejects.
 */
export function sendKept(): Promise<boolean> {
  return sendInOrder({
    shelf,
    list: (student) => listOf(student).filter(({ value }) => value.refused === null),
    ask: ([{ asking }]) => send('askQuestion', asking),
    refused: ({ value }, refused) => ({ ...value, refused }),
  })
}

/** The signed-in student's unsent questions. */
export function listKept(): KeptQuestion[] {
  const studentId = readSession()?.id
  return studentId === undefined ? [] : listOf(studentId).map(({ value }) => value)
}

function listOf(studentId: string): Note<KeptQuestion>[] {
  // An earlier release stored only the question.
  return listNotes<KeptQuestion | Asking>(studentId, shelf).map(({ value, ...note }) => ({
    ...note,
    value: 'asking' in value ? value : { asking: value, refused: null },
  }))
}

/** Retries one that was refused. */
export async function askAgain({ asking }: KeptQuestion): Promise<void> {
  const studentId = readSession()?.id
  if (studentId !== undefined && keep(studentId, { asking, refused: null })) await sendKept()
}

export function forgetQuestion({ asking }: KeptQuestion): void {
  const studentId = readSession()?.id
  if (studentId !== undefined) forget(studentId, asking.clientKey)
}

function keep(studentId: string, kept: KeptQuestion): boolean {
  return keepNote(studentId, kept.asking.clientKey, kept, shelf)
}

function forget(studentId: string, name: string): void {
  for (const note of listNotes(studentId, shelf)) if (note.name === name) forgetNote(studentId, note, shelf)
}
