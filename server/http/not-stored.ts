import { Failure } from '../../domain/failure.ts'
import type { MessageKey } from '../../domain/messages/message-key.ts'
import { isUnwritable } from '../adapters/database/full.ts'
import { QueueFull } from '../fair-queue.ts'

/** Room is made by people: a write that was refused is worth no try before. */
const storedAfterSeconds = 60
/** A whole queue of reads is answered in less. */
const readAfterSeconds = 5

/**
 * The refusal that an error stands for: its own, of a queue that is full, or of a database that takes nothing down at
 * the moment, in the words of `sentence`; null for a fault of ours.
 */
export function refusalOf(error: unknown, sentence: MessageKey = 'not_stored'): Failure | null {
  if (error instanceof Failure) return error
  if (error instanceof QueueFull)
    return new Failure('tooMany', 'pages_busy', { retryAfterSeconds: readAfterSeconds })
  return isUnwritable(error)
    ? new Failure('notStored', sentence, { retryAfterSeconds: storedAfterSeconds })
    : null
}
