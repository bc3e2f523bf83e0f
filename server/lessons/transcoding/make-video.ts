import { readFile, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Rendition,
  renditionsToKeep,
  type Storyboard,
  storyboardOf,
} from '../../../domain/lessons/renditions.ts'
import { containerNamed, readingOnly } from '../../adapters/videos/containers.ts'
import { probeVideo, type VideoFacts } from '../../adapters/videos/probe.ts'
import { runFfmpegAtLength, runVideoTool, ToolRefused } from '../../adapters/videos/video-tools.ts'
import { ladderArguments, mostBytes, renditionFiles, renditionsOf, storyboardFile } from './ladder.ts'
import { type CutRendition, joinRendition, readSegmentList } from './segments.ts'
import { refuseWithoutRoom } from './work-folder.ts'

type TranscodedRendition = CutRendition & {
  rendition: Rendition
  width: number | null
  height: number | null
  codecs: string
}

/** A transcoded video as files in its work folder. */
export type TranscodedVideo = {
  renditions: TranscodedRendition[]
  storyboard: Storyboard & { path: string }
  poster: { path: string }
}

type TranscodingOptions = {
  path: string
  storageKey: string
  /** The known length, for a video that does not declare it. */
  durationInSeconds: number
  work: string
  key: Uint8Array
  stopping: AbortSignal
  /** Called with the progress, from 0 to 1. */
  onProgress(share: number): void
}

const silentSeconds = 600
const transportStream = { demuxer: 'mpegts', extension: 'ts' }

/**
 * Makes every rendition of a video, its storyboard and a poster. Throws `ToolRefused` for a video that cannot be read.
 */
export async function makeVideo({
  path,
  storageKey,
  work,
  key,
  stopping,
  onProgress,
  ...known
}: TranscodingOptions): Promise<TranscodedVideo> {
  const container = containerNamed(storageKey)
  if (container === null) throw new ToolRefused('ffmpeg', `nothing reads ${storageKey}`)
  const facts = await probeVideo(path, container)
  const [pictures] = facts.pictures
  const sounds = facts.sounds[0] ?? null
  const seconds = facts.durationInSeconds ?? known.durationInSeconds
  if (pictures === undefined || pictures.width * pictures.height === 0 || !(seconds > 0))
    throw new ToolRefused('ffprobe', 'there are no pictures, or no end of them')
  await refuseWithoutRoom(work, mostBytes({ pictures, sounds }, seconds))

  const board = storyboardOf(seconds, pictures)
  await runFfmpegAtLength({
    args: ladderArguments({ path, container, pictures, sounds }, board, work),
    onLine: (line) => {
      const done = secondsIn(line)
      if (done !== null) onProgress(Math.min(1, done / seconds))
    },
    stopping,
    silentSeconds,
  })
  const made: TranscodedRendition[] = []
  for (const rendition of renditionsOf({ pictures, sounds })) {
    stopping.throwIfAborted()
    made.push(await finishRendition(work, rendition, key, seconds))
  }
  return {
    renditions: renditionsToKeep(made),
    storyboard: { ...board, path: storyboardFile(work) },
    poster: { path: await drawPoster(path, [...readingOnly(container)], seconds, work) },
  }
}

async function finishRendition(
  work: string,
  rendition: Rendition,
  key: Uint8Array,
  seconds: number,
): Promise<TranscodedRendition> {
  const { list } = renditionFiles(work, rendition)
  const segments = readSegmentList(await readFile(list, 'utf8').catch(() => ''))
  const length = segments.reduce((sum, segment) => sum + segment.seconds, 0)
  // The header of a truncated or damaged video still gives the original length.
  if (length < seconds * 0.95 - 1)
    throw new ToolRefused('ffmpeg', `${length} s of ${seconds} s could be read`)
  const paths = segments.map(({ file }) => join(dirname(list), file))
  const facts = await probeVideo(paths[0] ?? list, transportStream)
  const cut = await joinRendition(list, join(work, `${rendition}.bin`), key)
  // Joining needs as much space as the parts.
  await Promise.all(paths.map((part) => rm(part)))
  const [picture] = facts.pictures
  return {
    ...cut,
    rendition,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    codecs: codecsOf(facts),
  }
}

async function drawPoster(path: string, reading: string[], seconds: number, work: string): Promise<string> {
  const poster = join(work, 'poster.jpg')
  const moment = Math.min(2, seconds / 10).toFixed(2)
  await runVideoTool(
    'ffmpeg',
    [
      ...['-nostdin', '-y', '-v', 'error', ...reading, '-ss', moment, '-i', path, '-frames:v', '1'],
      ...['-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'image2', '-update', '1', poster],
    ],
    600,
  )
  const { size } = await stat(poster)
  if (size === 0) throw new ToolRefused('ffmpeg', 'no picture could be drawn')
  return poster
}

/** `out_time=00:00:45.312000` in seconds; null for every other line. */
function secondsIn(line: string): number | null {
  const [, hours, minutes, seconds] = /^out_time=(\d+):(\d\d):(\d\d(?:\.\d+)?)/.exec(line) ?? []
  if (seconds === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const profiles: Record<string, string> = {
  'Constrained Baseline': '42c0',
  Baseline: '4200',
  Main: '4d40',
  High: '6400',
}

/** The codecs of a rendition, in a playlist's format (RFC 6381), such as `avc1.4d401e,mp4a.40.2`. */
function codecsOf({ pictures: [picture], sounds }: VideoFacts): string {
  const profile = picture && profiles[picture.profile]
  if (picture !== undefined && profile === undefined)
    throw new Error(`a rendition was drawn in the profile ${picture.profile}`)
  const level = picture?.level.toString(16).padStart(2, '0')
  return [
    ...(picture === undefined ? [] : [`avc1.${profile}${level}`]),
    ...(sounds.length === 0 ? [] : ['mp4a.40.2']),
  ].join(',')
}
