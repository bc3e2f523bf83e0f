import { secondsAfter } from '../../../domain/durations.ts'
import { Failure } from '../../../domain/failure.ts'
import { claimMinutes } from '../../../domain/questions/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Services } from '../../services.ts'
import { deleteClaim, deleteEndedClaims, findClaim, upsertClaim } from './queries.ts'

type Claimant = { name: string; endsAt: string } | null
type ClaimRequest = { subjectId: string; staffId: string; now: Date }

/** Claims a question or a case for the person answering it; returns the claimant if someone else has it. Internal. */
export async function claimIn(tx: Queryable, { subjectId, staffId, now }: ClaimRequest): Promise<Claimant> {
  const endsAt = secondsAfter(now, claimMinutes * 60)
  if ((await tx.first(upsertClaim(subjectId, staffId, { now, endsAt }))) !== null) return null
  return answeringOf(tx, { subjectId, staffId, now })
}

/** Who else is answering; null if nobody. Internal. */
export async function answeringOf(
  tx: Queryable,
  { subjectId, staffId, now }: ClaimRequest,
): Promise<Claimant> {
  const claim = await tx.first(findClaim(subjectId, now))
  if (claim === null || claim.staffId === staffId) return null
  return { name: claim.name, endsAt: claim.endsAt.toISOString() }
}

/** Throws `conflict` while someone else is answering. Internal. */
export async function refuseIfClaimed(tx: Queryable, holding: ClaimRequest): Promise<void> {
  const other = await claimIn(tx, holding)
  if (other !== null) throw new Failure('conflict', 'admin_answering_other', { values: { name: other.name } })
}

export async function releaseIn(tx: Queryable, subjectId: string, staffId: string): Promise<void> {
  await tx.first(deleteClaim(subjectId, staffId))
}

/** A scheduled task. */
export async function forgetEndedClaims({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.first(deleteEndedClaims(clock.now()))
}
