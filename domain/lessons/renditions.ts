/** Rendition sizes, from audio alone upwards; the numbers are pixels of the shorter side. */
export const renditions = ['audio', '144p', '240p', '360p', '480p', '720p'] as const
export type Rendition = (typeof renditions)[number]
export type PictureRendition = Exclude<Rendition, 'audio'>

type Size = { width: number; height: number }

/** Height of each rendition: pixels of the shorter side. */
const shorterSides: Readonly<Record<PictureRendition, number>> = {
  '144p': 144,
  '240p': 240,
  '360p': 360,
  '480p': 480,
  '720p': 720,
}

const pictureRenditions = renditions.filter((rendition) => rendition !== 'audio')

/** The renditions for a video of this size: none larger, and at least the smallest. */
export function pictureRenditionsOf({ width, height }: Size): PictureRendition[] {
  const side = Math.min(width, height)
  return pictureRenditions.filter((rendition) => rendition === '144p' || shorterSides[rendition] <= side)
}

/** Pixels of a video at a rendition: its own aspect ratio, even numbers, never larger than it is. */
export function sizeAt(rendition: PictureRendition, { width, height }: Size): Size {
  const scale = Math.min(1, shorterSides[rendition] / Math.min(width, height))
  return { width: even(width * scale), height: even(height * scale) }
}

/**
 * A rendition is worth keeping up to this share of the size of the next better one; beyond it, it would only look
 * worse.
 */
const mostOfFiner = 0.75

/** The renditions worth keeping, of those that were made, smallest first; always includes audio alone. */
export function renditionsToKeep<Made extends { rendition: Rendition; averageBitsPerSecond: number }>(
  made: readonly Made[],
): Made[] {
  const kept: Made[] = []
  for (const one of made.toReversed()) {
    const most = (kept.at(-1)?.averageBitsPerSecond ?? Number.POSITIVE_INFINITY) * mostOfFiner
    if (one.rendition === 'audio' || one.averageBitsPerSecond <= most) kept.push(one)
  }
  return kept.toReversed()
}

export type Storyboard = {
  secondsPerTile: number
  columns: number
  rows: number
  tileWidth: number
  tileHeight: number
}

const mostTiles = 200
const shortestTileSeconds = 5
const storyboardColumns = 10
const longerTileSide = 160

/** Preview pictures for seeking: one every five seconds, fewer for a video above 17 minutes. */
export function storyboardOf(durationInSeconds: number, size: Size): Storyboard {
  const secondsPerTile = Math.max(shortestTileSeconds, Math.ceil(durationInSeconds / mostTiles))
  const tiles = Math.max(1, Math.ceil(durationInSeconds / secondsPerTile))
  const columns = Math.min(storyboardColumns, tiles)
  const scale = longerTileSide / Math.max(size.width, size.height)
  return {
    secondsPerTile,
    columns,
    rows: Math.ceil(tiles / columns),
    tileWidth: even(size.width * scale),
    tileHeight: even(size.height * scale),
  }
}

/** A video's transcoding state. */
export const transcodeStates = ['waiting', 'working', 'done', 'failed'] as const
export type TranscodeState = (typeof transcodeStates)[number]

/** Why a video could not be transcoded. */
export const transcodeReasons = [
  'admin_video_broken',
  'admin_video_gone',
  'admin_video_no_tools',
  'admin_video_disk_full',
  'admin_video_trouble',
] as const
export type TranscodeReason = (typeof transcodeReasons)[number]

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2)
}
