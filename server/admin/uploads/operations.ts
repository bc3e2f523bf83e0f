import type { Queryable } from '../../adapters/database/database.ts'
import {
  deleteMediaFile,
  hasMediaFile,
  insertMediaFile,
  listMediaOfIds,
  type MediumRow,
} from './media-queries.ts'

/** A medium that a document names. */
export type Medium = MediumRow

/** Those of the media that are there. */
export async function listMedia(tx: Queryable, ids: readonly (string | null)[]): Promise<Medium[]> {
  return tx.all(listMediaOfIds([...new Set(ids)].filter((id) => id !== null)))
}

type Picture = { storageKey: string; byteCount: number }

/**
 * Stores the pictures that were made of a video: its storyboard in place of the one before, and a poster if it has
 * none. Returns the keys of files that nothing names any more.
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
