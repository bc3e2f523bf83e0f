import { join } from 'node:path'
import {
  type PictureRung,
  pictureRungsOf,
  type Rung,
  type Storyboard,
  sizeAt,
} from '../../../domain/lessons/rungs.ts'
import { type Container, readingOnly } from '../../adapters/films/containers.ts'
import type { PictureTrack, SoundTrack } from '../../adapters/films/probe.ts'

/** Where the times of every rung begin, in seconds: some have pictures that wait for later ones. */
export const firstSecond = 1

/** Seconds after which every rung begins a new segment with a whole picture. */
const segmentSeconds = 4

type Drawing = {
  /** The oldest phones draw the smallest pictures, and take baseline alone. */
  profile: 'baseline' | 'main'
  /** Lines and letters must stay sharp where they are small; large ones bear more. */
  crf: number
  /** What a film of moving pictures may take; a board takes a tenth of it. */
  mostKilobits: number
}

const drawings: Readonly<Record<PictureRung, Drawing>> = {
  '144p': { profile: 'baseline', crf: 22, mostKilobits: 120 },
  '240p': { profile: 'main', crf: 23, mostKilobits: 260 },
  '360p': { profile: 'main', crf: 24, mostKilobits: 520 },
  '480p': { profile: 'main', crf: 24, mostKilobits: 900 },
  '720p': { profile: 'main', crf: 25, mostKilobits: 1800 },
}

/** Speech in one channel; the small rungs and sound alone have the smaller. */
const soundKilobits = { small: 40, large: 64 }
const leastSoundKilobits = 24
const soundRates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000]
const usualSoundRate = 44_100

const fewestPictures = 5
const mostPictures = 30
const usualPictures = 25

type Source = {
  path: string
  container: Container
  pictures: PictureTrack
  sounds: SoundTrack | null
}

/** Where ffmpeg leaves what it makes of a rung. */
export function rungFiles(work: string, rung: Rung): { list: string; segment: string } {
  return { list: join(work, `${rung}.csv`), segment: join(work, `${rung}-%06d.ts`) }
}

export function storyboardFile(work: string): string {
  return join(work, 'storyboard.jpg')
}

/** The rungs that are made of a film. */
export function rungsOf({ pictures, sounds }: Pick<Source, 'pictures' | 'sounds'>): Rung[] {
  return [...(sounds === null ? [] : (['audio'] as const)), ...pictureRungsOf(pictures)]
}

/**
 * What ffmpeg is told: the film is read and drawn once, and every rung and the storyboard are made of the
 * same pictures at the same moments, cut where each has a whole picture.
 */
export function ladderArguments(source: Source, board: Storyboard, work: string): string[] {
  const { path, container, pictures, sounds } = source
  const sizes = pictureRungsOf(pictures)
  const rate = frameRateOf(pictures)
  const shared = [
    ...(pictures.isInterlaced ? ['yadif=0:-1:1'] : []),
    `fps=${rate}`,
    `split=${sizes.length + 1}${sizes.map((rung) => `[of-${rung}]`).join('')}[of-board]`,
  ]
  const branches = sizes.map((rung) => {
    const { width, height } = sizeAt(rung, pictures)
    return `[of-${rung}]scale=${width}:${height}:flags=lanczos,setsar=1,format=yuv420p[${rung}]`
  })
  const { secondsPerTile, columns, rows, tileWidth, tileHeight } = board
  const tiles = `[of-board]fps=1/${secondsPerTile}:start_time=0:round=up,scale=${tileWidth}:${tileHeight}:flags=area,setsar=1,format=yuvj420p,tile=${columns}x${rows}[board]`
  return [
    ...['-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1', ...readingOnly(container), '-i', path],
    ...['-filter_complex', [`[0:${pictures.index}]${shared.join(',')}`, ...branches, tiles].join(';')],
    ...(sounds === null ? [] : [...soundArguments(sounds, 'small'), ...cutArguments(work, 'audio')]),
    ...sizes.flatMap((rung) => [
      ...['-map', `[${rung}]`, ...drawingArguments(rung)],
      ...(sounds === null ? [] : soundArguments(sounds, isSmall(rung) ? 'small' : 'large')),
      ...cutArguments(work, rung),
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

/** Bytes that a film of so many seconds takes at most, all its rungs together. */
export function mostBytes(
  { pictures, sounds }: Pick<Source, 'pictures' | 'sounds'>,
  seconds: number,
): number {
  const ofPictures = pictureRungsOf(pictures).map((rung) => drawings[rung].mostKilobits)
  const ofSounds = sounds === null ? 0 : (ofPictures.length + 1) * soundKilobits.large
  return ((ofPictures.reduce((sum, one) => sum + one, 0) + ofSounds) * 1000 * seconds) / 8
}

function drawingArguments(rung: PictureRung): string[] {
  const { profile, crf, mostKilobits } = drawings[rung]
  return [
    ...['-c:v', 'libx264', '-preset', 'medium', '-profile:v', profile, '-crf', String(crf)],
    ...['-maxrate', `${mostKilobits}k`, '-bufsize', `${mostKilobits * 2}k`],
    // Whole pictures stand at the same moments in every rung, and nowhere else.
    ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0', '-g', '9999'],
  ]
}

function soundArguments({ index, sampleRate, bitsPerSecond }: SoundTrack, size: 'small' | 'large'): string[] {
  const known = bitsPerSecond === null ? Number.POSITIVE_INFINITY : bitsPerSecond / 1000
  const kilobits = Math.round(Math.max(leastSoundKilobits, Math.min(soundKilobits[size], known)))
  const rate = soundRates.includes(sampleRate) ? sampleRate : usualSoundRate
  return [
    ...['-map', `0:${index}`, '-c:a', 'aac', '-b:a', `${kilobits}k`, '-ac', '1', '-ar', String(rate)],
    // Sound that begins late or has holes stays with its pictures.
    ...['-af', 'aresample=async=1:first_pts=0'],
  ]
}

function cutArguments(work: string, rung: Rung): string[] {
  const { list, segment } = rungFiles(work, rung)
  return [
    ...['-map_metadata', '-1', '-map_chapters', '-1', '-max_muxing_queue_size', '4096'],
    // The same moment has the same time in every rung.
    ...['-output_ts_offset', String(firstSecond), '-f', 'segment', '-segment_format', 'mpegts'],
    ...['-segment_time', String(segmentSeconds), '-segment_time_delta', '0.02'],
    // Packets are counted on from segment to segment.
    ...['-individual_header_trailer', '0'],
    // The tables stand at the head of each segment, and need not stand there again ten times a second.
    ...['-segment_format_options', 'pat_period=60:sdt_period=60'],
    ...['-segment_list', list, '-segment_list_type', 'csv', segment],
  ]
}

function isSmall(rung: PictureRung): boolean {
  return rung === '144p' || rung === '240p'
}

/** Pictures a second: as the film has them, half of 50 or 60, and enough for a segment to end where it should. */
function frameRateOf({ frameRate }: PictureTrack): number {
  if (frameRate === null || frameRate > 240) return usualPictures
  const halved =
    frameRate > mostPictures + 0.1 ? frameRate / Math.ceil((frameRate - 0.1) / mostPictures) : frameRate
  return Math.max(fewestPictures, Math.round(halved * 1000) / 1000)
}
