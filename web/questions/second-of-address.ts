import { useEffect, useRef } from 'react'
import type { ShownPlace } from '../shown-place.ts'

const lookEveryMs = 400
const mostLooks = 40
/** How far a video may have played since the seek. */
const nearSeconds = 10

/** The fragment of an address that leads to a second of a lesson. */
export function fragmentOf(second: number): string {
  return `at-${second}`
}

/** Seeks to the second in the address, once the lesson can. */
export function useSecondOfAddress(place: ShownPlace | null): void {
  const reached = useRef('')
  useEffect(() => {
    const second = Number(/^#at-(\d{1,5})$/.exec(location.hash)?.[1])
    if (place === null || Number.isNaN(second) || reached.current === location.hash) return
    let looks = 0
    const timer = setInterval(() => {
      const now = place.second()
      const isThere =
        place.textOf(now) === place.textOf(second) || (now >= second && now < second + nearSeconds)
      looks += 1
      if (!isThere && looks <= mostLooks) return place.goTo(second)
      reached.current = location.hash
      clearInterval(timer)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [place])
}
