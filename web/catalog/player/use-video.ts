import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { createShownVideo } from './shown-video.ts'
import type { Opening } from './video-opening.ts'

/** The video of a lesson while its player stands on the page. */
export function useVideo(opening: Opening, element: RefObject<HTMLVideoElement | null>) {
  const [shown] = useState(() => createShownVideo(opening, () => element.current))
  useEffect(() => shown.begin(), [shown])
  return { shown, ...useSyncExternalStore(shown.watch, shown.read, shown.read) }
}
