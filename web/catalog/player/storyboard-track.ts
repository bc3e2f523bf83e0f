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
    const from = timeText(tile * secondsPerTile)
    const to = timeText((tile + 1) * secondsPerTile)
    return `${from} --> ${to}\n${address}#xywh=${x},${y},${tileWidth},${tileHeight}\n`
  })
  return `WEBVTT\n\n${tiles.join('\n')}`
}

/** 3725.5 as "01:02:05.500". */
function timeText(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
