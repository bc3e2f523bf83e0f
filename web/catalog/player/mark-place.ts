import type { CSSProperties } from 'react'
import { markStrip } from '../../../domain/lessons/mark-strip.ts'

/** Parts of the width, in turn. */
const places = [0.04, 0.66, 0.34, 0.5, 0.18]

/** Where the mark stands at a step of its way: never where the controls are, nor where a board is written on. */
export function markPlace(step: number): CSSProperties {
  const left = places[step % places.length] ?? 0
  return { top: `${markStrip.top * 100}%`, left: `${left * 100}%`, lineHeight: `${markStrip.heightInPx}px` }
}
