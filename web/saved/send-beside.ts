import type { CallName, InputOf } from '../../domain/calls.ts'
import { keepAnswer, openSaved, readAnswer, type SavedResponse, savedQuestions } from './answers.ts'
import type { Send } from './kept-notes.ts'

type Outcome =
  | { success: true; data: unknown; message: string }
  | { success: false; code: string; message: string }

const noteCalls: readonly string[] = ['getNotes', 'saveNote', 'changeNote', 'deleteNote'] satisfies CallName[]

/**
 * Makes the student's call on a device with saved lessons: it opens those itself, and offline it returns cached
 * responses and queues writes.
 */
export async function sendBeside<Answer extends Outcome>(
  name: CallName,
  input: unknown,
  ask: () => Promise<Answer>,
  send: Send,
): Promise<Answer> {
  // The result is a response to this call, or built in its form.
  const successOf = (data: unknown) => ({ success: true, data, message: '' }) as Answer
  const fields = (input ?? {}) as Record<string, unknown>
  if (noteCalls.includes(name)) {
    const notes = await import('./kept-notes.ts').catch(() => null)
    const own = await notes?.askNotes(name, fields, ask, send).catch(() => null)
    return own ? ('given' in own ? successOf(own.given) : own) : ask()
  }
  const own = await openSaved(name, fields).catch(() => null)
  if (own && 'data' in own) return successOf(own.data)
  const answer = await ask()
  if (answer.success) void keepAnswer(name, input, answer.data)
  if (answer.success || answer.code !== 'network') return answer
  const kept = own ?? (await savedResponseOf(name, fields).catch(() => null))
  if (kept === null) return answer
  return 'refused' in kept ? { ...answer, message: kept.refused } : successOf(kept.data)
}

async function savedResponseOf(name: CallName, fields: Record<string, unknown>): Promise<SavedResponse> {
  // The call's input, typed by its schema.
  if (name === 'nextQuestions') return savedQuestions(fields as InputOf<'nextQuestions'>)
  return readAnswer(name, fields)
}
