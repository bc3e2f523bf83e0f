import { useEffect, useSyncExternalStore } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { send } from '../api.ts'

export type VideoState = AdminOutputOf<'getVideos'>[number]

const askEveryMs = 3000
/** Polling stops when nothing changes, so that an idle session can end. */
const deadlineMs = 5 * 60 * 1000
const mostAtOnce = 100

/** How many parts of the page show a video, by its id. */
const shown = new Map<string, number>()
const heard = new Set<() => void>()
let known: ReadonlyMap<string, VideoState> = new Map()
let timer: ReturnType<typeof setTimeout> | undefined
let movedAt = 0

/** How far a video has come on its way to phones, asked for again while it is on it; null until it is known. */
export function useVideoState(mediaId: string): VideoState | null {
  useEffect(() => {
    shown.set(mediaId, (shown.get(mediaId) ?? 0) + 1)
    askAgain()
    return () => {
      const left = (shown.get(mediaId) ?? 1) - 1
      if (left === 0) shown.delete(mediaId)
      else shown.set(mediaId, left)
    }
  }, [mediaId])
  return useSyncExternalStore(watch, () => known.get(mediaId) ?? null)
}

/** Asks at once, as after a video was sent on its way once more. */
export function askAgain(): void {
  movedAt = Date.now()
  plan(0)
}

function watch(listener: () => void): () => void {
  heard.add(listener)
  window.addEventListener('focus', askAgain)
  return () => {
    heard.delete(listener)
    if (heard.size > 0) return
    clearTimeout(timer)
    window.removeEventListener('focus', askAgain)
  }
}

function plan(waitMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), waitMs)
}

async function ask(): Promise<void> {
  const ids = [...shown.keys()].slice(0, mostAtOnce)
  if (ids.length === 0 || document.hidden) return
  const answer = await send('getVideos', { ids: ids.join() })
  if (answer.success) {
    const next = new Map(known)
    for (const video of answer.data) next.set(video.mediaId, video)
    if (JSON.stringify([...next]) !== JSON.stringify([...known])) {
      movedAt = Date.now()
      known = next
      for (const listener of heard) listener()
    }
  }
  const isMoving = ids.some((id) => !isAtEnd(known.get(id)))
  if (isMoving && Date.now() - movedAt < deadlineMs) plan(askEveryMs)
}

function isAtEnd(video: VideoState | undefined): boolean {
  return (video?.state === 'done' || video?.state === 'failed') && !video.isChangingKey
}
