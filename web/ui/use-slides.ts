import { useRef, useState } from 'react'

/** Duration of a slide (specification, section 9). */
const slideMs = 500

/** A row that is swiped by native scrolling, and moved slide by slide by buttons and keys. */
export function useSlides<Track extends HTMLElement>() {
  const track = useRef<Track>(null)
  const [shown, setShown] = useState(0)
  const moves = useRef(0)

  /** Scrolls a slide into view, wrapping after the last; at once with reduced motion. */
  function show(index: number, isAtOnce = prefersStill()) {
    const row = track.current
    if (!row) return
    const count = row.children.length
    const target = ((index + count) % count) * row.clientWidth
    moves.current += 1
    if (isAtOnce) row.scrollLeft = target
    else move(row, target, moves.current)
  }

  function move(row: HTMLElement, target: number, own: number) {
    const from = row.scrollLeft
    let start: number | undefined
    row.style.scrollSnapType = 'none'
    const step = (now: number) => {
      if (own !== moves.current) return
      start ??= now
      const part = Math.min(1, (now - start) / slideMs)
      row.scrollLeft = from + (target - from) * part * (2 - part)
      if (part < 1) requestAnimationFrame(step)
      else row.style.scrollSnapType = ''
    }
    requestAnimationFrame(step)
  }

  return {
    track,
    shown,
    show,
    onScroll() {
      const row = track.current
      if (row) setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
    },
  }
}

export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
