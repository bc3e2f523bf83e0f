import { link, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Container,
  detectContainer,
  isPlayedAsMp4,
  readingOnly,
} from '../../adapters/films/containers.ts'
import { runFilmTool, ToolRefused } from '../../adapters/films/film-tools.ts'
import { type FilmFacts, probeFilm } from '../../adapters/films/probe.ts'
import { largestCopyBytes } from './folder.ts'
import { type Made, Refused } from './refused.ts'

const largestSide = 4096
const longestSeconds = 12 * 3600
const mp4: Container = { demuxer: 'mov', extension: 'mp4' }

/**
 * A film of any common container and codec. What browsers play as it is, an MP4 of H.264 with AAC or no
 * sound, becomes a new file: film and sound are copied, the index goes to the front, and whatever else was
 * in the file (places, names, other files) stays behind. All else, and what is too large to lie on the disk
 * twice, is kept as it came, as what rungs are made from, and is never sent to a browser.
 */
export async function judgeFilm(path: string, work: string, largestCopy = largestCopyBytes): Promise<Made> {
  const container = await detectContainer(path)
  if (container === null) throw new Refused('desk_upload_not_film')
  const facts = await probe(path, container)
  const before = judgeTracks(facts)
  const { size } = await stat(path)
  const isPlayed = size <= largestCopy && isPlayedAsItIs(facts) && (await isPlayedAsMp4(path))
  const film = isPlayed ? await copyAsMp4(path, work, before) : await keepAsSource(path, work, container)
  const durationInSeconds = isPlayed
    ? await judgeCopy(film.path, before)
    : (before.durationInSeconds ?? (await measure(path, container)))
  if (durationInSeconds > longestSeconds) throw new Refused('desk_upload_film_size')
  if (!(durationInSeconds > 0)) throw new Refused('desk_upload_film_broken')
  return {
    durationInSeconds: Math.round(durationInSeconds * 100) / 100,
    width: before.width,
    height: before.height,
    files: [
      film,
      {
        rendition: 'poster',
        path: await drawPoster(film.path, isPlayed ? mp4 : container, durationInSeconds, work),
        contentType: 'image/jpeg',
        extension: 'jpg',
      },
    ],
  }
}

type Judged = {
  video: number
  audio: number | null
  width: number
  height: number
  durationInSeconds: number | null
}

function judgeTracks({ pictures: [film], sounds, durationInSeconds }: FilmFacts): Judged {
  if (film === undefined) throw new Refused('desk_upload_film_no_picture')
  const { width, height } = film
  const sides = [width, height]
  if (Math.min(...sides) < 16 || Math.max(...sides) > largestSide) throw new Refused('desk_upload_film_size')
  if (film.pixelFormat === '') throw new Refused('desk_upload_film_codec')
  return { video: film.index, audio: sounds[0]?.index ?? null, width, height, durationInSeconds }
}

function isPlayedAsItIs({ pictures, sounds }: FilmFacts): boolean {
  const [film] = pictures
  // Ten bits and finer colours are H.264 too, and play in no browser.
  const isDrawn = film?.codec === 'h264' && /^yuvj?420p$/.test(film.pixelFormat)
  return (
    isDrawn && pictures.length === 1 && sounds.length <= 1 && sounds.every(({ codec }) => codec === 'aac')
  )
}

type MadeFile = Made['files'][number]

async function copyAsMp4(path: string, work: string, { video, audio }: Judged): Promise<MadeFile> {
  const film = join(work, 'film.mp4')
  await made('ffmpeg', [
    ...['-nostdin', '-y', '-v', 'error', ...readingOnly(mp4), '-i', path, '-map', `0:${video}`],
    ...(audio === null ? [] : ['-map', `0:${audio}`]),
    ...['-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'],
    ...['-movflags', '+faststart', '-f', 'mp4', film],
  ])
  return { rendition: 'original', path: film, contentType: 'video/mp4', extension: 'mp4' }
}

/** The length of a copy that is whole: nothing was cut off, and all that others build on can be drawn. */
async function judgeCopy(film: string, before: Judged): Promise<number> {
  const { durationInSeconds } = judgeTracks(await probe(film, mp4))
  if (durationInSeconds === null) throw new Refused('desk_upload_film_broken')
  // A file that was cut says at its head how long it was.
  if (durationInSeconds < (before.durationInSeconds ?? 0) * 0.97 - 1) throw new Refused('desk_upload_cut')
  await made('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-xerror', ...readingOnly(mp4), '-skip_frame', 'nokey'],
    ...['-err_detect', 'explode', '-i', film, '-map', '0:v:0', '-f', 'null', '-'],
  ])
  return durationInSeconds
}

async function keepAsSource(path: string, work: string, { extension }: Container): Promise<MadeFile> {
  // The store takes files away, and what was uploaded stays until it is stored.
  const film = join(work, `film.${extension}`)
  await link(path, film)
  return { rendition: 'source', path: film, contentType: 'application/octet-stream', extension }
}

/** The length of a film that does not say it, such as one that a browser recorded: where its last picture ends. */
async function measure(path: string, container: Container): Promise<number> {
  const told = await made('ffmpeg', [
    ...['-nostdin', '-v', 'error', '-progress', 'pipe:1', ...readingOnly(container), '-i', path],
    ...['-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'],
  ])
  const [, hours, minutes, seconds] = [...told.matchAll(/^out_time=(\d+):(\d\d):(\d\d\.\d+)/gm)].at(-1) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

async function drawPoster(
  film: string,
  container: Container,
  seconds: number,
  work: string,
): Promise<string> {
  const poster = join(work, 'poster.jpg')
  await made('ffmpeg', [
    ...['-nostdin', '-y', '-v', 'error', ...readingOnly(container)],
    ...['-ss', Math.min(2, seconds / 10).toFixed(2), '-i', film, '-frames:v', '1'],
    ...['-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'image2', '-update', '1', poster],
  ])
  const drawn = await stat(poster).catch(() => null)
  if (drawn === null || drawn.size === 0) throw new Refused('desk_upload_film_broken')
  return poster
}

function probe(path: string, container: Container): Promise<FilmFacts> {
  return orRefused(() => probeFilm(path, container))
}

function made(tool: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<string> {
  return orRefused(() => runFilmTool(tool, args, 3600))
}

async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (error instanceof ToolRefused) throw new Refused('desk_upload_film_broken', { cause: error })
    throw error
  })
}
