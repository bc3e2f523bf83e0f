import { link, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Container,
  detectContainer,
  isPlayedAsMp4,
  readingOnly,
} from '../../adapters/videos/containers.ts'
import { probeVideo, type VideoFacts } from '../../adapters/videos/probe.ts'
import { runVideoTool, ToolRefused } from '../../adapters/videos/video-tools.ts'
import { largestCopyBytes } from './folder.ts'
import { Refused, type UploadResult } from './refused.ts'

const largestSide = 4096
const longestSeconds = 12 * 3600
const mp4: Container = { demuxer: 'mov', extension: 'mp4' }

/**
 * A video of any common container and codec. A file that browsers play directly (MP4 with H.264 and AAC or no sound)
 * becomes a new file: video and sound are copied, the index moves to the front, and everything else in the file
 * (location, names, attachments) is dropped. Any other, and one too large to be on the disk twice, is kept as
 * uploaded, as the source of renditions, and is never sent to a browser.
 */
export async function judgeVideo(
  path: string,
  work: string,
  largestCopy = largestCopyBytes,
): Promise<UploadResult> {
  const container = await detectContainer(path)
  if (container === null) throw new Refused('admin_upload_not_video')
  const facts = await probe(path, container)
  const before = judgeTracks(facts)
  const { size } = await stat(path)
  const isPlayed = size <= largestCopy && isPlayedAsItIs(facts) && (await isPlayedAsMp4(path))
  const video = isPlayed ? await copyAsMp4(path, work, before) : await keepAsSource(path, work, container)
  const durationInSeconds = isPlayed
    ? await judgeCopy(video.path, before)
    : (before.durationInSeconds ?? (await measure(path, container)))
  if (durationInSeconds > longestSeconds) throw new Refused('admin_upload_video_size')
  if (!(durationInSeconds > 0)) throw new Refused('admin_upload_video_broken')
  return {
    durationInSeconds: Math.round(durationInSeconds * 100) / 100,
    width: before.width,
    height: before.height,
    files: [
      video,
      {
        rendition: 'poster',
        path: await drawPoster(video.path, isPlayed ? mp4 : container, durationInSeconds, work),
        contentType: 'image/jpeg',
        extension: 'jpg',
      },
    ],
  }
}

type JudgedVideo = {
  video: number
  audio: number | null
  width: number
  height: number
  durationInSeconds: number | null
}

function judgeTracks({ pictures: [video], sounds, durationInSeconds }: VideoFacts): JudgedVideo {
  if (video === undefined) throw new Refused('admin_upload_video_no_picture')
  const { width, height } = video
  const sides = [width, height]
  if (Math.min(...sides) < 16 || Math.max(...sides) > largestSide)
    throw new Refused('admin_upload_video_size')
  if (video.pixelFormat === '') throw new Refused('admin_upload_video_codec')
  return { video: video.index, audio: sounds[0]?.index ?? null, width, height, durationInSeconds }
}

function isPlayedAsItIs({ pictures, sounds }: VideoFacts): boolean {
  const [video] = pictures
  // H.264 may also have ten bits or finer colours, which no browser plays.
  const isDrawn = video?.codec === 'h264' && /^yuvj?420p$/.test(video.pixelFormat)
  return (
    isDrawn && pictures.length === 1 && sounds.length <= 1 && sounds.every(({ codec }) => codec === 'aac')
  )
}

type ResultFile = UploadResult['files'][number]

async function copyAsMp4(path: string, work: string, { video, audio }: JudgedVideo): Promise<ResultFile> {
  const copy = join(work, 'video.mp4')
  await made('ffmpeg', [
    ...['-nostdin', '-y', '-v', 'error', ...readingOnly(mp4), '-i', path, '-map', `0:${video}`],
    ...(audio === null ? [] : ['-map', `0:${audio}`]),
    ...['-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'],
    ...['-movflags', '+faststart', '-f', 'mp4', copy],
  ])
  return { rendition: 'original', path: copy, contentType: 'video/mp4', extension: 'mp4' }
}

/** The length of a complete copy: nothing is cut off, and all reference frames can be decoded. */
async function judgeCopy(video: string, before: JudgedVideo): Promise<number> {
  const { durationInSeconds } = judgeTracks(await probe(video, mp4))
  if (durationInSeconds === null) throw new Refused('admin_upload_video_broken')
  // The header of a truncated file still gives the original length.
  if (durationInSeconds < (before.durationInSeconds ?? 0) * 0.97 - 1) throw new Refused('admin_upload_cut')
  await made('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-xerror', ...readingOnly(mp4), '-skip_frame', 'nokey'],
    ...['-err_detect', 'explode', '-i', video, '-map', '0:v:0', '-f', 'null', '-'],
  ])
  return durationInSeconds
}

async function keepAsSource(path: string, work: string, { extension }: Container): Promise<ResultFile> {
  // The store moves files away, while the upload must remain until it is stored.
  const video = join(work, `video.${extension}`)
  await link(path, video)
  return { rendition: 'source', path: video, contentType: 'application/octet-stream', extension }
}

/** The length of a video that does not declare it, such as a browser's recording: the end of its last frame. */
async function measure(path: string, container: Container): Promise<number> {
  const told = await made('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', ...readingOnly(container), '-i', path],
    ...['-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'],
  ])
  const [, hours, minutes, seconds] = [...told.matchAll(/^out_time=(\d+):(\d\d):(\d\d\.\d+)/gm)].at(-1) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

async function drawPoster(
  video: string,
  container: Container,
  seconds: number,
  work: string,
): Promise<string> {
  const poster = join(work, 'poster.jpg')
  await made('ffmpeg', [
    ...['-nostdin', '-y', '-v', 'error', ...readingOnly(container)],
    ...['-ss', Math.min(2, seconds / 10).toFixed(2), '-i', video, '-frames:v', '1'],
    ...['-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'image2', '-update', '1', poster],
  ])
  const drawn = await stat(poster).catch(() => null)
  if (drawn === null || drawn.size === 0) throw new Refused('admin_upload_video_broken')
  return poster
}

function probe(path: string, container: Container): Promise<VideoFacts> {
  return orRefused(() => probeVideo(path, container))
}

function made(tool: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<string> {
  return orRefused(() => runVideoTool(tool, args, 3600))
}

async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (error instanceof ToolRefused) throw new Refused('admin_upload_video_broken', { cause: error })
    throw error
  })
}
