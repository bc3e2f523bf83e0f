import type { Services } from '../services.ts'
import { listUncounted, lockPlaces, savePlaces, takeChanges } from './queries/places.ts'

const countedAtOnce = 1000
/** Longer than a request may take: the rows of a thousand learners may be scattered over the disk. */
const statementMs = 60_000

type CountingServices = Pick<Services, 'database' | 'clock'>

/** Recounts the progress of learners who were active, were never counted, or whose course's lessons have changed. */
export async function countPlaces(
  { database, clock }: CountingServices,
  stopping?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return
    const learnerCount = await database.transaction(
      async (tx) => {
        if (!(await tx.first(lockPlaces()))?.isOurs) return 0
        const changed = await tx.all(takeChanges(countedAtOnce))
        const learners =
          changed.length > 0 ? changed : await tx.all(listUncounted(clock.now(), countedAtOnce))
        if (learners.length > 0) await tx.first(savePlaces(learners))
        return learners.length
      },
      { statementMs },
    )
    if (learnerCount === 0) return
  }
}
