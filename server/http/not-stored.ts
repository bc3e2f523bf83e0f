import { Failure } from '../../domain/failure.ts'
import type { MessageKey } from '../../domain/messages/message-key.ts'
import { isUnwritable } from '../adapters/database/full.ts'

/** Room is made by people: a write that was refused is worth no try before. */
const retryAfterSeconds = 60

/**
 * The refusal that an error stands for: its own, or of a database that takes nothing down at the moment, in the
 * words of `sentence`; null for a fault of ours.
 */
export function refusalOf(error: unknown, sentence: MessageKey = 'not_stored'): Failure | null {
  if (error instanceof Failure) return error
  return isUnwritable(error) ? new Failure('notStored', sentence, { retryAfterSeconds }) : null
}
