import type { Services } from '../../services.ts'
import { listVideoStates, type VideoState } from './queries.ts'

/** How far videos have come on their way to phones; nothing of one that nobody queued yet. */
export function getVideoStates({ database }: Services, mediaIds: readonly string[]): Promise<VideoState[]> {
  return database.all(listVideoStates(mediaIds))
}
