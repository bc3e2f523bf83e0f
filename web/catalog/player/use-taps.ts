import { type PointerEvent, useRef } from 'react'
import type { Act } from './shortcuts.ts'

const doubleTapMilliseconds = 350

/** A click plays or stops; two taps on the left or right third go ten seconds back or on. */
export function useTaps(run: (act: Act) => void) {
  const last = useRef<{ at: number; side: -1 | 0 | 1 }>({ at: 0, side: 0 })
  return (event: PointerEvent<HTMLVideoElement>) => {
    if (event.pointerType === 'mouse') {
      if (event.button === 0) run({ act: 'toggle' })
      return
    }
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const side = sideOf((event.clientX - left) / width)
    const isSecond = event.timeStamp - last.current.at < doubleTapMilliseconds && side === last.current.side
    last.current = { at: event.timeStamp, side }
    if (isSecond && side !== 0) run({ act: 'seek', bySeconds: side * 10 })
  }
}

function sideOf(part: number): -1 | 0 | 1 {
  if (part < 1 / 3) return -1
  return part > 2 / 3 ? 1 : 0
}
