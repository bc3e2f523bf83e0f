import type { Call, FailureKind } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import type { MessageKey } from '../../domain/messages/message-key.ts'
import { brokenRule } from '../adapters/database/database.ts'
import { isUnwritable } from '../adapters/database/full.ts'
import { QueueFull } from '../fair-queue.ts'

/** Freeing space needs a person: a refused write is not worth retrying sooner. */
const storedAfterSeconds = 60
/** A full queue of reads is processed in less. */
const readAfterSeconds = 5

type Refusal = [kind: FailureKind, key: MessageKey]

/**
 * References that existed when a call looked, by the constraints that are violated once they do
 * not; staff may get other messages.
 */
const refusalsByRule: [rule: RegExp, refusal: Refusal, ofStaff?: Refusal][] = [
  [/^students_are_there$/, ['noSession', 'session_ended'], ['conflict', 'admin_student_gone']],
  [/_item_id_fkey$/, ['notFound', 'item_not_found']],
  [/_(?:media|recording)_id_fkey$/, ['notFound', 'admin_media_gone']],
  [/_batch_id_fkey$/, ['notFound', 'admin_batch_unknown']],
  [/_category_id_fkey$/, ['conflict', 'admin_course_gap_category']],
  [/_instructor_id_fkey$/, ['conflict', 'admin_course_gap_instructor']],
]

/** The parts of a call that its refusals depend on. */
export type RefusedCall = Partial<Pick<Call, 'access' | 'notStored'>>

/** The refusal for a concurrent deletion; null for other errors. */
export function concurrentDeletionFailure(error: unknown, { access }: RefusedCall = {}): Failure | null {
  const broken = brokenRule(error)
  const [, refusal, ofStaff = refusal] =
    refusalsByRule.find(([rule]) => broken !== undefined && rule.test(broken)) ?? []
  const told = access === 'staff' ? ofStaff : refusal
  return told ? new Failure(...told) : null
}

/**
 * The refusal for an error: its own, that of a full queue, of a deleted reference, or of a
 * read-only database, in the call's own words if it has some; null for a bug.
 */
export function refusalOf(error: unknown, call: RefusedCall = {}): Failure | null {
  if (error instanceof Failure) return error
  if (error instanceof QueueFull)
    return new Failure('tooMany', 'pages_busy', { retryAfterSeconds: readAfterSeconds })
  const gone = concurrentDeletionFailure(error, call)
  if (gone !== null) return gone
  return isUnwritable(error)
    ? new Failure('notStored', call.notStored ?? 'not_stored', { retryAfterSeconds: storedAfterSeconds })
    : null
}
