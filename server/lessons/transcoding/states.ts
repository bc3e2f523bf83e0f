import type { Services } from '../../services.ts'
import { type FilmState, listFilmStates } from './queries.ts'

/** How far films have come on their way to phones; nothing of one that nobody queued yet. */
export function getFilmStates({ database }: Services, mediaIds: readonly string[]): Promise<FilmState[]> {
  return database.all(listFilmStates(mediaIds))
}
