import { join } from 'node:path'
import {
  type PictureRendition,
  pictureRenditionsOf,
  type Rendition,
  type Storyboard,
  sizeAt,
} from '../../../domain/lessons/renditions.ts'
import { type Container, readingOnly } from '../../adapters/videos/containers.ts'
import type { PictureTrack, SoundTrack } from '../../adapters/videos/probe.ts'

/** The start time of every rendition, in seconds: some have frames that depend on later ones. */
export const firstSecond = 1

/**
 * Segment length in seconds; each begins with a keyframe: of a board video nine tenths of all bits
 * are keyframes. The first is short, as playback starts once it is loaded.
 */
export const segmentSeconds = { first: 2, other: 10 }

type Drawing = {
  /** The oldest phones play the smallest rendition, and support only the baseline profile. */
  profile: 'baseline' | 'main'
  /** Lines and text must stay sharp at small sizes; large ones tolerate more compression. */
  crf: number
  /** Different for a drawn board, whose text is large and which is static. */
  boardCrf?: number
  /** The highest bit rate for moving pictures; a board takes a tenth of it. */
  mostKilobits: number
}

/** Highest bit rate relative to the source: more would only encode its artefacts. Never below the rate of a board. */
const mostOfSource = 1.5
const leastCeilingKilobits = 150

const drawings: Readonly<Record<PictureRendition, Drawing>> = {
  '144p': { profile: 'baseline', crf: 22, boardCrf: 27, mostKilobits: 120 },
  '240p': { profile: 'main', crf: 23, boardCrf: 27, mostKilobits: 260 },
  '360p': { profile: 'main', crf: 24, mostKilobits: 520 },
  '480p': { profile: 'main', crf: 24, mostKilobits: 900 },
  '720p': { profile: 'main', crf: 25, mostKilobits: 1800 },
}

/**
 * Mono speech; the small renditions and audio only have the lower rate, which is half of their
 * size. ffmpeg's AAC exceeds the requested rate by a quarter to a third when it is this low: 18
 * become 22. A board also has its words in writing.
 */
const soundKilobits = { smallOfBoard: 15, small: 18, large: 64 }
const soundRates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
const usualSoundRate = 44_100

const fewestPictures = 5
const mostPictures = 30
const usualPictures = 25

/**
 * A camera has more frames per second than this; a video with fewer is drawn, and most of its
 * frames repeat the one before.
 */
const mostPicturesOfBoard = 12
/** Frames per second of the small renditions of a board: each frame, even a repeated one, takes a packet of 188 bytes. */
const boardPictures = 5

type Source = {
  path: string
  container: Container
  pictures: PictureTrack
  sounds: SoundTrack | null
}

/** Where ffmpeg writes a rendition's files. */
export function renditionFiles(work: string, rendition: Rendition): { list: string; segment: string } {
  return { list: join(work, `${rendition}.csv`), segment: join(work, `${rendition}-%06d.ts`) }
}

export function storyboardFile(work: string): string {
  return join(work, 'storyboard.jpg')
}

/** The renditions to make of a video. */
export function renditionsOf({ pictures, sounds }: Pick<Source, 'pictures' | 'sounds'>): Rendition[] {
  return [...(sounds === null ? [] : (['audio'] as const)), ...pictureRenditionsOf(pictures)]
}

/**
 * ffmpeg's arguments: the video is decoded once, and every rendition and the storyboard are made
 * from the same frames at the same times, cut where each has a keyframe.
 */
export function ladderArguments(source: Source, board: Storyboard, work: string): string[] {
  const { path, container, pictures, sounds } = source
  const sizes = pictureRenditionsOf(pictures)
  const rate = frameRateOf(pictures)
  const shared = [
    ...(pictures.isInterlaced ? ['yadif=0:-1:1'] : []),
    `fps=${rate}`,
    `split=${sizes.length + 1}${sizes.map((rendition) => `[of-${rendition}]`).join('')}[of-board]`,
  ]
  const branches = sizes.map((rendition) => {
    const { width, height } = sizeAt(rendition, pictures)
    const fewer = isSmall(rendition) && isBoard(pictures) ? `fps=${boardPictures},` : ''
    return `[of-${rendition}]${fewer}scale=${width}:${height}:flags=lanczos,setsar=1,format=yuv420p[${rendition}]`
  })
  const { secondsPerTile, columns, rows, tileWidth, tileHeight } = board
  const tiles = `[of-board]fps=1/${secondsPerTile}:start_time=0:round=up,scale=${tileWidth}:${tileHeight}:flags=area,setsar=1,format=yuvj420p,tile=${columns}x${rows}[board]`
  return [
    ...['-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1', ...readingOnly(container), '-i', path],
    ...['-filter_complex', [`[0:${pictures.index}]${shared.join(',')}`, ...branches, tiles].join(';')],
    ...(sounds === null ? [] : [...soundArguments(source, 'audio'), ...cutArguments(work, 'audio')]),
    ...sizes.flatMap((rendition) => [
      ...['-map', `[${rendition}]`, ...drawingArguments(rendition, pictures)],
      ...soundArguments(source, rendition),
      ...cutArguments(work, rendition),
    ]),
    ...[
      '-map',
      '[board]',
      '-frames:v',
      '1',
      '-q:v',
      '5',
      '-f',
      'image2',
      '-update',
      '1',
      storyboardFile(work),
    ],
  ]
}

/** The most bytes of a video of this many seconds, in all renditions together. */
export function mostBytes(
  { pictures, sounds }: Pick<Source, 'pictures' | 'sounds'>,
  seconds: number,
): number {
  const ofPictures = pictureRenditionsOf(pictures).map((rendition) => drawings[rendition].mostKilobits)
  const ofSounds = sounds === null ? 0 : (ofPictures.length + 1) * soundKilobits.large
  return ((ofPictures.reduce((sum, one) => sum + one, 0) + ofSounds) * 1000 * seconds) / 8
}

function drawingArguments(rendition: PictureRendition, pictures: PictureTrack): string[] {
  const { profile, crf, boardCrf = crf, mostKilobits } = drawings[rendition]
  const quality = isBoard(pictures) ? boardCrf : crf
  const { bitsPerSecond } = pictures
  const own = ((bitsPerSecond ?? Number.POSITIVE_INFINITY) / 1000) * mostOfSource
  const ceiling = Math.round(Math.min(mostKilobits, Math.max(leastCeilingKilobits, own)))
  const { first, other } = segmentSeconds
  return [
    ...['-c:v', 'libx264', '-preset', 'medium', '-profile:v', profile, '-crf', String(quality)],
    ...['-maxrate', `${ceiling}k`, '-bufsize', `${mostKilobits * 2}k`],
    // Keyframes are at the same times in every rendition, and nowhere else.
    ...['-force_key_frames', `expr:gte(t,if(n_forced,${first}+(n_forced-1)*${other},0))`],
    ...['-sc_threshold', '0', '-g', '9999'],
  ]
}

function soundArguments({ sounds, pictures }: Source, rendition: Rendition): string[] {
  if (sounds === null) return []
  const { index, sampleRate, bitsPerSecond } = sounds
  const { smallOfBoard, small, large } = soundKilobits
  const least = isBoard(pictures) ? smallOfBoard : small
  const own = bitsPerSecond === null ? large : bitsPerSecond / 1000
  const kilobits = isSmall(rendition) ? least : Math.round(Math.max(small, Math.min(large, own)))
  const rate = soundRates.includes(sampleRate) ? sampleRate : usualSoundRate
  return [
    ...['-map', `0:${index}`, '-c:a', 'aac', '-b:a', `${kilobits}k`, '-ac', '1', '-ar', String(rate)],
    // Keeps audio that begins late or has gaps in sync.
    ...['-af', 'aresample=async=1:first_pts=0'],
  ]
}

function cutArguments(work: string, rendition: Rendition): string[] {
  const { list, segment } = renditionFiles(work, rendition)
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-max_muxing_queue_size', '4096'],
    // The same moment has the same time in every rendition.
    ...['-output_ts_offset', String(firstSecond), '-f', 'segment', '-segment_format', 'mpegts'],
    // Cuts at the next keyframe, which is never too early.
    ...['-segment_time', String(segmentSeconds[rendition === 'audio' ? 'other' : 'first'])],
    ...['-segment_time_delta', '0.02'],
    // Continuity counters continue across segments.
    ...['-individual_header_trailer', '0'],
    // Each segment begins with the tables, so they need not repeat ten times a second.
    ...['-segment_format_options', 'pat_period=60:sdt_period=60'],
    ...['-segment_list', list, '-segment_list_type', 'csv', segment],
  ]
}

function isSmall(rendition: Rendition): boolean {
  return rendition === 'audio' || rendition === '144p' || rendition === '240p'
}

function isBoard({ frameRate }: PictureTrack): boolean {
  return frameRate !== null && frameRate <= mostPicturesOfBoard
}

/**
 * Frames per second: the video's own, half of 50 or 60, and enough for a segment to end on time. A
 * whole number for a board, so that its small renditions too have frames at the segment boundaries.
 */
function frameRateOf({ frameRate }: PictureTrack): number {
  if (frameRate === null || frameRate > 240) return usualPictures
  const halved =
    frameRate > mostPictures + 0.1 ? frameRate / Math.ceil((frameRate - 0.1) / mostPictures) : frameRate
  const exact = frameRate <= mostPicturesOfBoard ? 1 : 1000
  return Math.max(fewestPictures, Math.round(halved * exact) / exact)
}
