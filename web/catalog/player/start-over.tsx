import { type RefObject, useEffect, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { clockText } from './clock-text.ts'
import type { Opening } from './video-opening.ts'

/** Less than this from the start is no place to come back from. */
const leastSeconds = 5

type Props = { opening: Opening; element: RefObject<HTMLVideoElement | null> }

/** Says where a lesson goes on, with the way back to its start. */
export function StartOver({ opening: { startsAt }, element }: Props) {
  const [place, setPlace] = useState(0)
  useEffect(() => {
    let isGone = false
    void startsAt.then((seconds) => isGone || setPlace(seconds))
    return () => {
      isGone = true
    }
  }, [startsAt])
  if (place < leastSeconds) return null
  function startOver() {
    setPlace(0)
    if (!element.current) return
    element.current.currentTime = 0
    element.current.focus({ preventScroll: true })
    void element.current.play().catch(() => undefined)
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-2">{m.player_goes_on_at({ time: clockText(place) })}</span>
      <button
        type="button"
        onClick={startOver}
        className="min-h-11 cursor-pointer text-link underline underline-offset-2"
      >
        {m.player_start_over()}
      </button>
    </p>
  )
}
