import type { CallOutput, ParsedInput } from '../../../domain/contract.ts'
import type * as contract from '../../../domain/desk/uploads/contract.ts'
import { Failure } from '../../../domain/failure.ts'
import { askRekey, getFilmStates, priorities, queueTranscode } from '../../lessons/operations.ts'
import type { StaffContext } from '../../services.ts'
import { audit } from '../audit.ts'
import { findMedia } from './media-queries.ts'

export async function getFilms(
  context: StaffContext,
  { ids }: ParsedInput<typeof contract.getFilms>,
): Promise<CallOutput<typeof contract.getFilms>> {
  return getFilmStates(context, ids)
}

/**
 * Has a film prepared for phones once more; what is ready of it stays until then. Throws `conflict` while
 * it waits or is being prepared.
 */
export async function prepareFilm(
  context: StaffContext,
  { mediaId }: ParsedInput<typeof contract.prepareFilm>,
): Promise<null> {
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    const media = await tx.first(findMedia(mediaId))
    if (media?.kind !== 'video') throw new Failure('notFound', 'desk_media_gone')
    if (!(await queueTranscode(tx, mediaId, { now, priority: priorities.asked })))
      throw new Failure('conflict', 'desk_film_underway')
    await audit(tx, context, { action: 'media.prepare', subject: { kind: 'media', id: mediaId } })
  })
  return null
}

/**
 * Has a film encrypted with another key. Who watches goes on, or opens the film anew, at the same place. Throws
 * `notFound` for what is no film, `conflict` for one of which nothing is encrypted yet.
 */
export async function changeFilmKey(
  context: StaffContext,
  { mediaId }: ParsedInput<typeof contract.changeFilmKey>,
): Promise<null> {
  await context.database.transaction(async (tx) => {
    const media = await tx.first(findMedia(mediaId))
    if (media?.kind !== 'video') throw new Failure('notFound', 'desk_media_gone')
    if (!(await askRekey(tx, mediaId, context.clock.now())))
      throw new Failure('conflict', 'desk_film_not_ready')
    await audit(tx, context, { action: 'media.change-key', subject: { kind: 'media', id: mediaId } })
  })
  return null
}
