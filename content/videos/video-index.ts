import { createHash } from 'node:crypto'
import type { VideoScript } from './video-script.ts'

/** The shape of `videos.json`: which videos exist, by slug. */
export type VideoIndex = Record<string, Video>

type Video = {
  title: string
  durationInSeconds: number
  width: number
  height: number
  bytes: { '240': number; '480': number }
}

/**
 * The shape of `boards.json`: what the maker wrote where, in pixels of the board. A text is its page (-1 stands on
 * the first until the first step), its size, and its left, top, right and bottom edge.
 */
export type BoardIndex = Record<string, { script: string; texts: number[][] }>

/** Names what is drawn of a script: another one stands on another board. */
export function scriptHash({ steps, figure }: VideoScript): string {
  const drawn = steps.map(({ tex, mark, figure: shapes }) => ({ tex, mark, shapes }))
  const text = JSON.stringify({ drawn, isStretched: figure?.isStretched })
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
