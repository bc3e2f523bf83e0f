import { createCipheriv, randomBytes } from 'node:crypto'
import { sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'
import { type CallAnswer, cookieOf, type TestApp } from './app.ts'

export type MadeVideo = {
  mediaId: string
  key: Buffer
  /** What each segment is once it is decrypted, by rendition. */
  plain: Record<string, Buffer[]>
}

type VideoOptions = {
  segments?: number
  bytesPerSegment?: number | ((rendition: string) => number)
  renditions?: readonly string[]
}

const sizes: Record<string, [number, number]> = {
  '144p': [256, 144],
  '240p': [426, 240],
  '480p': [854, 480],
}

/** Writes a video as the transcoder leaves it, for an item; its segments hold random bytes. */
export async function addVideo(
  { database, media, clock }: Services,
  itemId: string,
  { segments = 5, bytesPerSegment = 2000, renditions = ['audio', '144p', '240p', '480p'] }: VideoOptions = {},
): Promise<MadeVideo> {
  const item = await database.first(
    sql<{ mediaId: string }>`select media_id as "mediaId" from items where id = ${itemId}`,
  )
  if (item === null) throw new Error('there is no such item')
  const { mediaId } = item
  const key = randomBytes(16)
  const version = randomBytes(4).toString('hex')
  const plain: MadeVideo['plain'] = {}
  await database.first(sql`
    insert into transcodes (media_id, state, progress, attempts, queued_at) values (${mediaId}, 'done', 100, 1, ${clock.now()})
    on conflict (media_id) do nothing`)
  await database.first(sql`delete from video_renditions where media_id = ${mediaId}`)
  for (const rendition of renditions) {
    const bytes = typeof bytesPerSegment === 'number' ? bytesPerSegment : bytesPerSegment(rendition)
    const pieces = Array.from({ length: segments }, () => randomBytes(bytes))
    const sealed = pieces.map((piece, number) => {
      const vector = Buffer.alloc(16)
      vector.writeUInt32BE(number, 12)
      const cipher = createCipheriv('aes-128-cbc', key, vector)
      return Buffer.concat([cipher.update(piece), cipher.final()])
    })
    plain[rendition] = pieces
    const storageKey = `videos/${mediaId}/${version}-${rendition}`
    const whole = Buffer.concat(sealed)
    await media.put(storageKey, whole, 'application/octet-stream')
    let end = 0
    const ends = sealed.map(({ byteLength }) => {
      end += byteLength
      return end
    })
    const [width, height] = sizes[rendition] ?? [null, null]
    const codecs = rendition === 'audio' ? 'mp4a.40.2' : 'avc1.42c01e,mp4a.40.2'
    await database.first(sql`
      insert into video_renditions (media_id, rendition, storage_key, width, height, codecs, peak_bits_per_second,
        average_bits_per_second, byte_count, segment_seconds, segment_ends)
      values (${mediaId}, ${rendition}, ${storageKey}, ${width}::int, ${height}::int, ${codecs}, 300000, 200000,
        ${whole.byteLength}::bigint, ${pieces.map(() => 4)}::real[], ${ends}::bigint[])`)
  }
  await database.first(sql`
    insert into video_keys (media_id, key) values (${mediaId}, ${key})
    on conflict (media_id) do update set key = excluded.key`)
  await database.first(sql`
    insert into video_storyboards (media_id, seconds_per_tile, columns, rows, tile_width, tile_height)
    values (${mediaId}, 5, 2, 3, 160, 90) on conflict (media_id) do nothing`)
  for (const rendition of ['storyboard', 'poster']) {
    const storageKey = `videos/${mediaId}/${version}-${rendition}.jpg`
    await media.put(storageKey, randomBytes(500), 'image/jpeg')
    await database.first(sql`
      insert into media_files (media_id, rendition, storage_key, content_type, byte_count)
      values (${mediaId}, ${rendition}, ${storageKey}, 'image/jpeg', 500) on conflict do nothing`)
  }
  return { mediaId, key, plain }
}

export type OpenedStream = {
  answer: CallAnswer
  /** Everything of the stream is below it. */
  path: string
  cookie: string
  playbackId: string | null
  /** Asks for a part of the stream, as the browser does that opened it. */
  get(part: string, headers?: Record<string, string>): Promise<Response>
  /** The addresses of a rendition's segments, as its playlist has them. */
  segments(rendition: string): Promise<string[]>
}

type OpenOptions = {
  token?: string | undefined
  instead?: string[]
  beginsWith?: string
  bitsPerSecond?: unknown
  device?: string
}

/** Opens a stream as the player does. */
export async function openStream(
  app: TestApp,
  item: string,
  { token, device, ...options }: OpenOptions = {},
): Promise<OpenedStream> {
  const answer = await app.call(
    'openStream',
    { item, ...options },
    { token, ...(device !== undefined && { headers: { 'user-agent': device } }) },
  )
  const url: string = answer.body.data?.playlistUrl ?? ''
  const path = url.replace('/master.m3u8', '')
  const cookie = cookieOf(answer)
  const get: OpenedStream['get'] = (part, headers = {}) =>
    app.fetch(`${path}/${part}`, { headers: { cookie, ...headers } })
  return {
    answer,
    path,
    cookie,
    playbackId: answer.body.data?.playbackId ?? null,
    get,
    async segments(rendition) {
      const text = await (await get(`${rendition}.m3u8`)).text()
      return text.split('\n').filter((line) => line.endsWith('.ts'))
    },
  }
}

/** Lessons that a student opened a day ago, so that there was time to watch them. */
export async function openedYesterday(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  studentId: string,
  items: readonly string[],
): Promise<void> {
  const openedAt = new Date(clock.now().getTime() - 24 * 3600 * 1000)
  await database.first(sql`
    insert into lesson_openings (student_id, item_id, opened_at)
    select ${studentId}, item, ${openedAt} from unnest(${[...items]}::uuid[]) item
    on conflict (student_id, item_id) do update set opened_at = excluded.opened_at`)
}
