import type { FailureKind } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type { MessageKey } from '../../domain/messages/message-key.ts'
import { brokenRule } from '../adapters/database/database.ts'
import { isUnwritable } from '../adapters/database/full.ts'
import { QueueFull } from '../fair-queue.ts'

/** Room is made by people: a write that was refused is worth no try before. */
const storedAfterSeconds = 60
/** A whole queue of reads is answered in less. */
const readAfterSeconds = 5

/** What rows name that was there when a call looked, by the rules that are broken once it is not. */
const named: [rule: RegExp, kind: FailureKind, key: MessageKey][] = [
  [/^students_are_there$/, 'conflict', 'admin_student_gone'],
  [/_item_id_fkey$/, 'notFound', 'item_not_found'],
  [/_(?:media|recording)_id_fkey$/, 'notFound', 'admin_media_gone'],
  [/_batch_id_fkey$/, 'notFound', 'admin_batch_unknown'],
  [/_category_id_fkey$/, 'conflict', 'admin_course_gap_category'],
  [/_instructor_id_fkey$/, 'conflict', 'admin_course_gap_instructor'],
]

/** The refusal for what was deleted while a call was under way; null for other errors. */
export function goneOf(error: unknown): Failure | null {
  const broken = brokenRule(error)
  const [, kind, key] = named.find(([rule]) => broken !== undefined && rule.test(broken)) ?? []
  return kind && key ? new Failure(kind, key) : null
}

/**
 * The refusal that an error stands for: its own, of a queue that is full, of what is gone, or of a database that takes
 * nothing down at the moment, in the words of `sentence`; null for a fault of ours.
 */
export function refusalOf(error: unknown, sentence: MessageKey = 'not_stored'): Failure | null {
  if (error instanceof Failure) return error
  if (error instanceof QueueFull)
    return new Failure('tooMany', 'pages_busy', { retryAfterSeconds: readAfterSeconds })
  const gone = goneOf(error)
  if (gone !== null) return gone
  return isUnwritable(error)
    ? new Failure('notStored', sentence, { retryAfterSeconds: storedAfterSeconds })
    : null
}
