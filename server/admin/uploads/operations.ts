import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../adapters/database/database.ts'
import {
  deleteMediaFile,
  hasMediaFile,
  insertMedia,
  insertMediaFile,
  listMediaOfIds,
  type MediumRow,
  updateWrittenMedia,
} from './media-queries.ts'

/** A medium that a document refers to. */
export type Medium = MediumRow

/** The media that exist. */
export async function listMedia(tx: Queryable, ids: readonly (string | null)[]): Promise<Medium[]> {
  return tx.all(listMediaOfIds([...new Set(ids)].filter((id) => id !== null)))
}

/** A medium that is written, not uploaded; it has no length before it is published. */
export async function addWrittenMedia(
  tx: Queryable,
  { kind, name, now }: { kind: 'steps'; name: string; now: Date },
): Promise<string> {
  const id = randomUUID()
  const facts = { width: null, height: null, durationInSeconds: 0, createdAt: now }
  await tx.first(insertMedia({ id, kind, name, ...facts }))
  return id
}

export async function changeWrittenMedia(
  tx: Queryable,
  id: string,
  facts: { name: string; durationInSeconds: number },
): Promise<void> {
  await tx.first(updateWrittenMedia(id, facts))
}

type Picture = { storageKey: string; byteCount: number }

/**
 * Stores the pictures made of a video: its storyboard, replacing the earlier one, and a poster if
 * it has none. Returns the keys of files no longer referenced.
 */
export async function storeVideoPictures(
  tx: Queryable,
  mediaId: string,
  { storyboard, poster }: { storyboard: Picture; poster: Picture },
): Promise<string[]> {
  const unnamed = (await tx.all(deleteMediaFile(mediaId, 'storyboard'))).map(({ key }) => key)
  const contentType = 'image/jpeg'
  await tx.first(insertMediaFile(mediaId, { ...storyboard, rendition: 'storyboard', contentType }))
  if ((await tx.first(hasMediaFile(mediaId, 'poster'))) !== null) return [...unnamed, poster.storageKey]
  await tx.first(insertMediaFile(mediaId, { ...poster, rendition: 'poster', contentType }))
  return unnamed
}
