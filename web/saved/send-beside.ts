import type { CallName } from '../../domain/calls.ts'
import { keepAnswer, openSaved, readAnswer } from './answers.ts'

type Outcome =
  | { success: true; data: unknown; message: string }
  | { success: false; code: string; message: string }

/**
 * Makes a call of the student on a device that keeps lessons: it plays those itself, and without a connection it gives what
 * it kept.
 */
export async function sendBeside<Answer extends Outcome>(
  name: CallName,
  input: unknown,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const isVideo = name === 'openStream' && input !== null && typeof input === 'object' && 'item' in input
  const own = isVideo ? await openSaved(String(input.item)).catch(() => null) : null
  // What the device kept was an answer to this very call, or is made in its form.
  const given = (data: unknown) => ({ success: true, data, message: '' }) as Answer
  if (own && 'data' in own) return given(own.data)
  const answer = await ask()
  if (answer.success) void keepAnswer(name, input, answer.data)
  if (answer.success || answer.code !== 'network') return answer
  if (own) return { ...answer, message: own.refused }
  const kept = await readAnswer(name, input).catch(() => null)
  return kept ? given(kept.data) : answer
}
