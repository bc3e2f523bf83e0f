import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import type * as contract from '../../../domain/lessons/contract.ts'
import { playbackSilenceSeconds } from '../../../domain/lessons/rules.ts'
import type { Queryable } from '../../adapters/database/database.ts'
import type { Services, StudentContext } from '../../services.ts'
import {
  deleteKeyDeliveries,
  deleteKeyDeliveriesOf,
  deletePlaybacks,
  endPlaybacks,
  listPlaybackRecords,
  listRunning,
} from './queries.ts'
import { secondsBefore } from './rights.ts'

const keptDays = 30

/** Where lessons of the account play now. */
export async function getPlaybacks(
  context: StudentContext,
  _input: ParsedInput<typeof contract.getPlaybacks>,
): Promise<CallOutput<typeof contract.getPlaybacks>> {
  const { database, clock, student } = context
  const rows = await database.all(listRunning(student.id, secondsBefore(clock.now(), playbackSilenceSeconds)))
  return rows.map(({ sessionId, startedAt, lastSeenAt, ...row }) => ({
    ...row,
    isThisDevice: sessionId === student.sessionId,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/** Ends a playback of the student, from whichever device. */
export async function stopPlayback(
  { database, clock, student }: StudentContext,
  { id }: ParsedInput<typeof contract.stopPlayback>,
): Promise<CallOutput<typeof contract.stopPlayback>> {
  await database.first(endPlaybacks([id], student.id, 'stopped', clock.now()))
  return null
}

/** Where the student played what, as they may take it along. A deletion of the account takes it away with its sessions. Not a call. */
export function exportPlaybacks(
  { database }: Pick<Services, 'database'>,
  studentId: string,
): Promise<Record<string, unknown>[]> {
  return database.all(listPlaybackRecords(studentId))
}

/** Forgets which keys the student was given, in the transaction that deletes the account. Not a call. */
export async function erasePlaybacks(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(deleteKeyDeliveriesOf(studentId))
}

/** Removes playbacks and deliveries of keys that were not heard of for a month. */
export async function forgetOldPlaybacks({ database, clock }: Services): Promise<void> {
  const before = secondsBefore(clock.now(), keptDays * 24 * 3600)
  await database.first(deletePlaybacks(before))
  await database.first(deleteKeyDeliveries(before))
}
