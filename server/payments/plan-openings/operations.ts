import { dayKey } from '../../../domain/formats.ts'
import { isUuid } from '../../../domain/uuids.ts'
import type { Input, Output } from '../../calls.ts'
import type { Context } from '../../services.ts'
import { countOpening } from './queries.ts'

/** The response is the same for an unknown course: nothing depends on it. */
export async function countPlanOpening(
  { database, clock }: Context,
  { courseId }: Input<'countPlanOpening'>,
): Promise<Output<'countPlanOpening'>> {
  await database.first(
    countOpening(isUuid(courseId) ? { id: courseId } : { slug: courseId }, dayKey(clock.now())),
  )
  return null
}
