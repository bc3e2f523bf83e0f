import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import { dayKey } from '../../../domain/formats.ts'
import type * as contract from '../../../domain/payments/contract.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Context } from '../../services.ts'
import { countOpening } from './queries.ts'

/** Answers the same for a course that is not there: nothing depends on it. */
export async function countPlanOpening(
  { database, clock }: Context,
  { courseId }: ParsedInput<typeof contract.countPlanOpening>,
): Promise<CallOutput<typeof contract.countPlanOpening>> {
  await database.first(
    countOpening(isUuid(courseId) ? { id: courseId } : { slug: courseId }, dayKey(clock.now())),
  )
  return null
}
