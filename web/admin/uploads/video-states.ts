import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { call } from '../query.ts'

export type VideoState = AdminOutputOf<'getVideos'>[number]

const name = 'getVideos'
const askEveryMs = 3000
/** Polling stops when nothing changes, so that an idle session can end. */
const deadlineMs = 5 * 60 * 1000
const mostAtOnce = 100
/** Videos shown within this time share one request. */
const gatherMs = 50

/** `changedAt` is the time of the last changed response. */
type PolledState = { video: VideoState | null; changedAt: number }

/** The transcoding state of a video, polled until it is done; null until it is known. */
export function useVideoState(mediaId: string): VideoState | null {
  const queryKey = [name, mediaId]
  const known = useQuery<PolledState>({
    queryKey,
    async queryFn({ client }) {
      const before = client.getQueryData<PolledState>(queryKey)
      const video = await askTogether(mediaId)
      const isSame = before !== undefined && JSON.stringify(before.video) === JSON.stringify(video)
      return { video, changedAt: isSame ? before.changedAt : Date.now() }
    },
    // Returning to the window restarts polling.
    gcTime: 0,
    refetchInterval({ state: { data, errorUpdateCount } }) {
      const quietMs = data === undefined ? errorUpdateCount * askEveryMs : Date.now() - data.changedAt
      return quietMs > deadlineMs || isAtEnd(data?.video) ? false : askEveryMs
    },
  })
  return known.data?.video ?? null
}

/** Polls immediately, as after a video was queued again. */
export function useAskAgain(): () => void {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries({ queryKey: [name] })
}

type StateBatch = { ids: Set<string>; answer: Promise<VideoState[]> }
let currentBatch: StateBatch | null = null

async function askTogether(mediaId: string): Promise<VideoState | null> {
  if (currentBatch === null || currentBatch.ids.size === mostAtOnce) currentBatch = startBatch()
  currentBatch.ids.add(mediaId)
  const videos = await currentBatch.answer
  return videos.find((video) => video.mediaId === mediaId) ?? null
}

function startBatch(): StateBatch {
  const ids = new Set<string>()
  const answer = new Promise((resolve) => setTimeout(resolve, gatherMs)).then(() => {
    if (currentBatch?.ids === ids) currentBatch = null
    return call(name, { ids: [...ids].join() }).queryFn()
  })
  return { ids, answer }
}

function isAtEnd(video: VideoState | null | undefined): boolean {
  return (video?.state === 'done' || video?.state === 'failed') && !video.isChangingKey
}
