import { timeOf } from '../../../domain/lessons/times.ts'
import type { VideoSource } from './ask-video.ts'

type Storyboard = NonNullable<VideoSource['storyboard']>

/**
 * The tiles of a storyboard as a list of times, which is how the slider of the position takes them.
 * @param address whole address of the picture that holds the tiles
 */
export function storyboardTrack(storyboard: Storyboard, durationInSeconds: number, address: string): string {
  const { secondsPerTile, columns, rows, tileWidth, tileHeight } = storyboard
  const count = Math.min(columns * rows, Math.max(1, Math.ceil(durationInSeconds / secondsPerTile)))
  const tiles = Array.from({ length: count }, (_, tile) => {
    const x = (tile % columns) * tileWidth
    const y = Math.floor(tile / columns) * tileHeight
    const from = timeOf(tile * secondsPerTile)
    const to = timeOf((tile + 1) * secondsPerTile)
    return `${from} --> ${to}\n${address}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
  })
  return `WEBVTT\n\n${tiles.join('\n')}`
}

/** Delays before captions are requested again: a dropped connection is back soon, an expired link is renewed. */
const pausesMs = [1000, 4000, 15_000]

/**
 * Captions as a file of the browser's own; null when they cannot be had, which takes a while to be sure of.
 * @param address the newest one each time it is called
 */
export async function fetchTrack(address: () => string, isWanted: () => boolean): Promise<Blob | null> {
  for (const pauseMs of [...pausesMs, null]) {
    const track = await fetchOnce(address())
    if (track !== null || pauseMs === null) return track
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (!isWanted()) return null
  }
  return null
}

async function fetchOnce(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? new Blob([await response.text()], { type: 'text/vtt' }) : null
  } catch {
    return null
  }
}
