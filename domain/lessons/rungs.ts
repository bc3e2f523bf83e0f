/** At what sizes a film is kept for phones, from its sound alone upwards; the numbers are pixels of its shorter side. */
export const rungs = ['audio', '144p', '240p', '360p', '480p', '720p'] as const
export type Rung = (typeof rungs)[number]
export type PictureRung = Exclude<Rung, 'audio'>

type Size = { width: number; height: number }

/** Pictures of each rung: pixels of the shorter side. */
const shorterSides: Readonly<Record<PictureRung, number>> = {
  '144p': 144,
  '240p': 240,
  '360p': 360,
  '480p': 480,
  '720p': 720,
}

const pictureRungs = rungs.filter((rung) => rung !== 'audio')

/** The rungs that a film of this size gets: none above it, and at least the smallest. */
export function pictureRungsOf({ width, height }: Size): PictureRung[] {
  const side = Math.min(width, height)
  return pictureRungs.filter((rung) => rung === '144p' || shorterSides[rung] <= side)
}

/** Pixels of a film at a rung: its own shape, even numbers, never larger than it is. */
export function sizeAt(rung: PictureRung, { width, height }: Size): Size {
  const scale = Math.min(1, shorterSides[rung] / Math.min(width, height))
  return { width: even(width * scale), height: even(height * scale) }
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

/** Small pictures of a film for who seeks in it: one every five seconds, fewer of a film above 17 minutes. */
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

/** How far a film has come on its way to phones. */
export const transcodeStates = ['waiting', 'working', 'done', 'failed'] as const
export type TranscodeState = (typeof transcodeStates)[number]

/** Why a film could not be prepared. */
export const transcodeReasons = [
  'desk_film_broken',
  'desk_film_gone',
  'desk_film_no_tools',
  'desk_film_disk_full',
  'desk_film_trouble',
] as const
export type TranscodeReason = (typeof transcodeReasons)[number]

function even(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2)
}
