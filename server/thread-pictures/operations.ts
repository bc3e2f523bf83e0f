import { daysBefore } from '../../domain/durations.ts'
import { Failure } from '../../domain/failure.ts'
import { mostKeptPictures, pictureKeptDays } from '../../domain/thread-pictures/rules.ts'
import type { Queryable } from '../adapters/database/database.ts'
import type { DrawnPicture } from '../adapters/pictures/known-picture.ts'
import type { Input, Output } from '../calls.ts'
import type { Services, StudentContext } from '../services.ts'
import { drawPicture } from './draw.ts'
import {
  copyPicture,
  countStoredPictures,
  emptyOldPictures,
  findPicture,
  insertPicture,
  lockPicturesOf,
  type MessageReference,
  type PictureRow,
} from './queries.ts'

type PictureOutput = Output<'getThreadPicture'>

/** Throws `notFound` for a picture that is someone else's, deleted or unknown. */
export async function getThreadPicture(
  { database, student }: StudentContext,
  { id }: Input<'getThreadPicture'>,
): Promise<PictureOutput> {
  return readPictureIn(database, id, ({ studentId }) => studentId === student.id)
}

/** The picture, if the caller may see its thread. Throws `notFound`. Internal. */
export async function readPictureIn(
  tx: Queryable,
  id: string,
  mayRead: (of: Omit<PictureRow, 'bytes'>) => boolean | Promise<boolean>,
): Promise<PictureOutput> {
  const row = await tx.first(findPicture(id))
  if (row === null || !(await mayRead(row))) throw new Failure('notFound', 'picture_gone')
  return wirePicture(row.bytes)
}

export function wirePicture(bytes: Buffer): PictureOutput {
  return { data: `data:image/webp;base64,${bytes.toString('base64')}` }
}

/**
 * The re-encoded picture that an account sent; null without one. Throws `invalid` for an invalid picture. Internal.
 */
export async function reencodePicture(
  accountId: string,
  base64: string | undefined,
): Promise<DrawnPicture | null> {
  return base64 === undefined ? null : drawPicture(accountId, base64)
}

/** Throws `conflict` when a student exceeds the limit of stored pictures, including the new one. Internal. */
export async function refuseTooMany(tx: Queryable, studentId: string): Promise<void> {
  await tx.first(lockPicturesOf(studentId))
  const kept = (await tx.first(countStoredPictures(studentId)))?.count ?? 0
  if (kept <= mostKeptPictures) return
  const values = { count: mostKeptPictures, days: pictureKeptDays }
  throw new Failure('conflict', 'picture_too_many', { values })
}

/** Stores a picture with a message, in the message's transaction. Internal. */
export async function storePicture(
  tx: Queryable,
  of: MessageReference,
  picture: DrawnPicture | null,
  now: Date,
): Promise<void> {
  if (picture !== null) await tx.first(insertPicture(of, picture, now))
}

/** Copies an earlier answer's picture to another question. Internal. */
export async function copyPictureIn(
  tx: Queryable,
  fromMessageId: string,
  toMessageId: string,
): Promise<void> {
  await tx.first(copyPicture(fromMessageId, toMessageId))
}

const atOnce = 200

/** Deletes expired pictures, except those of flagged threads. */
export async function forgetOldPictures({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const before = daysBefore(clock.now(), pictureKeptDays)
  while ((await database.all(emptyOldPictures(before, atOnce))).length === atOnce);
}
