import type { CallName, InputOf } from '../../domain/calls.ts'
import { keepAnswer, type Own, openSaved, readAnswer, savedQuestions } from './answers.ts'
import type { Send } from './kept-notes.ts'

type Outcome =
  | { success: true; data: unknown; message: string }
  | { success: false; code: string; message: string }

const noteCalls: readonly string[] = ['getNotes', 'saveNote', 'changeNote', 'deleteNote'] satisfies CallName[]

/**
 * Makes a call of the student on a device that keeps lessons: it opens those itself, and without a connection it gives what
 * it kept and keeps what is written.
 */
export async function sendBeside<Answer extends Outcome>(
  name: CallName,
  input: unknown,
  ask: () => Promise<Answer>,
  send: Send,
): Promise<Answer> {
  // What is given was an answer to this very call, or is made in its form.
  const given = (data: unknown) => ({ success: true, data, message: '' }) as Answer
  const asked = (input ?? {}) as Record<string, unknown>
  if (noteCalls.includes(name)) {
    const notes = await import('./kept-notes.ts').catch(() => null)
    const own = await notes?.askNotes(name, asked, ask, send).catch(() => null)
    return own ? ('given' in own ? given(own.given) : own) : ask()
  }
  const own = await openSaved(name, asked).catch(() => null)
  if (own && 'data' in own) return given(own.data)
  const answer = await ask()
  if (answer.success) void keepAnswer(name, input, answer.data)
  if (answer.success || answer.code !== 'network') return answer
  const kept = own ?? (await keptOf(name, asked).catch(() => null))
  if (kept === null) return answer
  return 'refused' in kept ? { ...answer, message: kept.refused } : given(kept.data)
}

async function keptOf(name: CallName, asked: Record<string, unknown>): Promise<Own> {
  // The input of the call, which its schema has typed.
  if (name === 'nextQuestions') return savedQuestions(asked as InputOf<'nextQuestions'>)
  return readAnswer(name, asked)
}
