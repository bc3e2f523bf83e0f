import { type RefObject, useEffect } from 'react'
import type { Course, Video } from '../course-facts.ts'

type Playing = {
  course: Course
  video: Video
  posterUrl: string | null
  element: RefObject<HTMLVideoElement | null>
  onNext: (() => void) | null
  onPrevious: (() => void) | null
}

/** Media Session: controls on the lock screen and headset keys. */
export function useMediaSession({ course, video, posterUrl, element, onNext, onPrevious }: Playing): void {
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.metadata = new MediaMetadata({
      title: video.title,
      artist: course.instructor?.name ?? '',
      album: course.title,
      artwork: posterUrl === null ? [] : [{ src: posterUrl }],
    })
    return () => {
      navigator.mediaSession.metadata = null
    }
  }, [course, video, posterUrl])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const move = (bySeconds: number) => {
      if (element.current) element.current.currentTime += bySeconds
    }
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => void element.current?.play().catch(() => undefined)],
      ['pause', () => element.current?.pause()],
      ['seekbackward', ({ seekOffset }) => move(-(seekOffset ?? 10))],
      ['seekforward', ({ seekOffset }) => move(seekOffset ?? 10)],
      ['seekto', ({ seekTime }) => element.current && move((seekTime ?? 0) - element.current.currentTime)],
      ['previoustrack', onPrevious],
      ['nexttrack', onNext],
    ]
    for (const [action, handler] of handlers) setHandler(action, handler)
    return () => {
      for (const [action] of handlers) setHandler(action, null)
    }
  }, [element, onNext, onPrevious])
}

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // Some browsers do not support every action.
  }
}
