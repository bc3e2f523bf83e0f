import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { runFilmTool, ToolRefused } from '../../adapters/films/film-tools.ts'
import { type Made, Refused } from './refused.ts'

/** Containers that browsers play as MP4, by the brand that stands at the head of the file. */
const brands = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
])
const largestSide = 4096
const longestSeconds = 12 * 3600

/** Only this demuxer and only files: what a file says of other files or addresses is not followed. */
const onlyThisFile = ['-v', 'error', '-protocol_whitelist', 'file', '-f', 'mov']

const number = z.coerce.number<unknown>()
const probed = z.object({
  format: z.object({ duration: z.optional(number) }),
  streams: z.array(
    z.object({
      index: z.number(),
      codec_type: z.optional(z.string()),
      codec_name: z.optional(z.string()),
      width: z.optional(z.number()),
      height: z.optional(z.number()),
      pix_fmt: z.optional(z.string()),
      disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
    }),
  ),
})
type Probed = z.output<typeof probed>

/**
 * An MP4 of H.264 with AAC or no sound, as a new file: film and sound are copied as they are, the index
 * goes to the front, and whatever else was in the file (places, names, other files) stays behind.
 */
export async function judgeFilm(path: string, work: string): Promise<Made> {
  await refuseOtherContainers(path)
  const before = judgeStreams(await probe(path))
  const film = join(work, 'film.mp4')
  const poster = join(work, 'poster.jpg')
  await made('ffmpeg', [
    ...['-nostdin', '-y', ...onlyThisFile, '-i', path, '-map', `0:${before.video}`],
    ...(before.audio === null ? [] : ['-map', `0:${before.audio}`]),
    ...['-c', 'copy', '-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'],
    ...['-movflags', '+faststart', '-f', 'mp4', film],
  ])
  const after = judgeStreams(await probe(film))
  // A file that was cut says at its head how long it was.
  if (after.durationInSeconds < before.durationInSeconds * 0.97 - 1) throw new Refused('desk_upload_cut')
  // Every picture that others build on is drawn once: a film with holes is told before students see it.
  await made('ffmpeg', [
    ...['-nostdin', '-xerror', ...onlyThisFile, '-skip_frame', 'nokey', '-err_detect', 'explode'],
    ...['-i', film, '-map', '0:v:0', '-f', 'null', '-'],
  ])
  const moment = Math.min(2, after.durationInSeconds / 10).toFixed(2)
  await made('ffmpeg', [
    ...['-nostdin', '-y', ...onlyThisFile, '-ss', moment, '-i', film, '-frames:v', '1'],
    ...['-vf', "scale='min(1280,iw)':-2", '-q:v', '4', '-f', 'image2', '-update', '1', poster],
  ])
  const drawn = await stat(poster).catch(() => null)
  if (drawn === null || drawn.size === 0) throw new Refused('desk_upload_film_broken')
  return {
    durationInSeconds: Math.round(after.durationInSeconds * 100) / 100,
    width: after.width,
    height: after.height,
    files: [
      { rendition: 'original', path: film, contentType: 'video/mp4', extension: 'mp4' },
      { rendition: 'poster', path: poster, contentType: 'image/jpeg', extension: 'jpg' },
    ],
  }
}

async function refuseOtherContainers(path: string): Promise<void> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(12)
    const { bytesRead } = await file.read(head, 0, 12, 0)
    const isKnown = head.toString('latin1', 4, 8) === 'ftyp' && brands.has(head.toString('latin1', 8, 12))
    if (bytesRead < 12 || !isKnown) throw new Refused('desk_upload_not_film')
  } finally {
    await file.close()
  }
}

async function probe(path: string): Promise<Probed> {
  const told = await made(
    'ffprobe',
    [...onlyThisFile, '-of', 'json', '-show_format', '-show_streams', path],
    120,
  )
  const read = probed.safeParse(JSON.parse(told))
  if (!read.success) throw new Refused('desk_upload_film_broken')
  return read.data
}

type Judged = {
  video: number
  audio: number | null
  width: number
  height: number
  durationInSeconds: number
}

function judgeStreams({ format, streams }: Probed): Judged {
  const films = streams.filter((s) => s.codec_type === 'video' && s.disposition?.attached_pic !== 1)
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio')
  const [film] = films
  if (film === undefined || films.length > 1 || film.codec_name !== 'h264')
    throw new Refused('desk_upload_not_h264')
  if (sounds.length > 1 || sounds.some(({ codec_name }) => codec_name !== 'aac'))
    throw new Refused('desk_upload_not_aac')
  // Ten bits and finer colours are H.264 too, and play in no browser.
  if (film.pix_fmt !== 'yuv420p' && film.pix_fmt !== 'yuvj420p') throw new Refused('desk_upload_film_colours')
  const { width = 0, height = 0 } = film
  const durationInSeconds = format.duration ?? 0
  if (
    Math.min(width, height) < 16 ||
    Math.max(width, height) > largestSide ||
    durationInSeconds > longestSeconds
  )
    throw new Refused('desk_upload_film_size')
  if (!(durationInSeconds > 0)) throw new Refused('desk_upload_film_broken')
  return { video: film.index, audio: sounds[0]?.index ?? null, width, height, durationInSeconds }
}

async function made(tool: 'ffmpeg' | 'ffprobe', args: readonly string[], seconds = 3600): Promise<string> {
  return runFilmTool(tool, args, seconds).catch((error: unknown) => {
    if (error instanceof ToolRefused) throw new Refused('desk_upload_film_broken', { cause: error })
    throw error
  })
}
