import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import type * as contract from '../../../domain/practice/contract.ts'
import type { StudentContext } from '../../services.ts'
import { insertDispute } from './queries.ts'

/** Puts a mark before the teachers. Throws `notFound` for a try of somebody else, `conflict` for a second time. */
export async function disputeMark(
  { database, clock, student }: StudentContext,
  { attempt, words }: ParsedInput<typeof contract.disputeMark>,
): Promise<CallOutput<typeof contract.disputeMark>> {
  const found = await database.first(insertDispute(attempt, student.id, words, clock.now()))
  if (found === null) throw new Failure('notFound', 'practice_attempt_unknown')
  if (!found.isNew) throw new Failure('conflict', 'practice_disputed_before')
  return null
}
