import { type RefObject, useSyncExternalStore } from 'react'

/** Whether the element fills the screen, and what changes it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): [isFull: boolean, toggle: () => void] {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed)
      return () => document.removeEventListener('fullscreenchange', changed)
    },
    () => document.fullscreenElement !== null && document.fullscreenElement === frame.current,
  )
  const toggle = () =>
    isFull ? void document.exitFullscreen() : void frame.current?.requestFullscreen().catch(() => undefined)
  return [isFull, toggle]
}
