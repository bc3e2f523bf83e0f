import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../server/adapters/database/sql.ts'
import { cookieHashOf, streamPath } from '../../server/lessons/streams/claims.ts'
import { findVideo } from '../../server/lessons/streams/videos.ts'
import type { Services } from '../../server/services.ts'
import { hasNginx, startNginx } from '../../tests/support/nginx.ts'
import type { ProductProcess } from '../../tests/support/product-process.ts'
import { addVideo } from '../../tests/support/streams.ts'
import { compare } from './compare.ts'
import { hasWrk, loadWithWrk, measuredCore, pin, processorSeconds, startBenchProcess } from './processes.ts'
import type { Part, Result } from './report.ts'
import { addStudents } from './students.ts'
import type { ViewersOrder, ViewersResult } from './viewers.ts'

type SegmentRunOptions = {
  product: ProductProcess
  services: Services
  /** Cache folder of nginx. */
  folder: string
  rounds: number
  seconds: number
  viewers: number
  viewedSeconds: number
}

/** Four seconds of a lesson at 480p: 400 kbit/s, more than board work takes. */
const bytesPerSegment = 200_000
const secondsPerSegment = 4
const segmentsPerVideo = 30
const videos = 20
const connections = 32

type Viewer = { cookie: string; paths: string[] }

/** Video segments: alone against a bare server, behind nginx against plain nginx, and for many viewers. */
export async function measureSegments(options: SegmentRunOptions): Promise<Part> {
  const { product, services, folder, rounds, seconds } = options
  // autocannon decodes each body as text, which for video takes longer than sending it: servers would wait for it.
  const run = { connections, rounds, seconds, ...(hasWrk && { loadWith: loadWithWrk }) }
  const viewers = await addViewers(services, options.viewers)
  const [first] = viewers
  const path = first?.paths[0]
  if (first === undefined || path === undefined) throw new Error('there is nothing to watch')
  const cookie = { cookie: first.cookie }
  const results: Result[] = []
  await pin(product.child.pid, measuredCore)

  const url = `http://127.0.0.1:${product.port}${path}`
  const answer = await fetch(url, { headers: cookie })
  if (!answer.ok) throw new Error(`a segment is refused: ${await answer.text()}`)
  const bytes = Buffer.from(await answer.arrayBuffer())

  const bare = await startBenchProcess(new URL('./bare-server.ts', import.meta.url), 'measured')
  try {
    const copy = await bare.ask<{ url: string }>({ url, headers: cookie })
    results.push(
      await compare({
        ...run,
        what: `A segment at 480p (${(bytes.byteLength / 1024).toFixed(0)} KB)`,
        name: 'bare server',
        reach: 0.7,
        ours: { url, headers: cookie, pids: [product.child.pid] },
        theirs: { url: copy.url, pids: [bare.child.pid] },
      }),
    )
  } finally {
    bare.stop()
  }

  if (hasNginx()) {
    const files = join(folder, 'files')
    await mkdir(files, { recursive: true })
    await writeFile(join(files, '0.ts'), bytes)
    const nginx = await startNginx({ folder: join(folder, 'nginx'), productPort: product.port, files })
    for (const pid of nginx.workers) await pin(pid, measuredCore)
    try {
      results.push(
        await compare({
          ...run,
          what: 'The same behind nginx, checked before each one',
          name: 'plain nginx',
          reach: 0.8,
          ours: { url: nginx.url + path, headers: cookie, pids: [...nginx.workers, product.child.pid] },
          theirs: { url: `${nginx.plainUrl}/0.ts`, pids: nginx.workers },
        }),
      )
    } finally {
      await nginx.stop()
    }
  } else results.push(withoutNginx)

  results.push(await watch(options, viewers))
  await pin(product.child.pid, null)
  return {
    results,
    notes: [
      `Segments: ${connections} connections, ${options.rounds} rounds of ${options.seconds} s alternating with a bare server that sends the same bytes and headers, and behind nginx with one worker and \`operations/nginx.conf\` against the same nginx serving a file of the same bytes. Every response was for its own browser only: pass, cookie and rights were checked, behind nginx by a request to the product before each segment, which costs more than sending it. The load generator is wrk where it is installed: autocannon decodes each body as text, slower than video is sent, so that both sides wait for it.`,
      `Viewers: ${options.viewers} students each with their own pass, in ${videos} videos of ${segmentsPerVideo} segments of ${bytesPerSegment / 1000} KB, each fetching one every ${secondsPerSegment} s from the one process on one core; late is a segment that takes longer than it plays.`,
    ],
  }
}

const withoutNginx: Result = {
  what: 'The same behind nginx, checked before each one',
  ours: '',
  against: '',
  value: 'nginx is not installed',
  reach: '0.8',
  isReached: null,
  n: '0',
}

async function watch(
  { product, viewedSeconds }: SegmentRunOptions,
  viewers: readonly Viewer[],
): Promise<Result> {
  const crowd = await startBenchProcess(new URL('./viewers.ts', import.meta.url), 'load')
  const before = await processorSeconds(product.child.pid)
  const begun = performance.now()
  const order: ViewersOrder = {
    viewers: viewers.map(({ cookie, paths }) => ({
      cookie,
      urls: paths.map((path) => `http://127.0.0.1:${product.port}${path}`),
    })),
    secondsPerSegment,
    seconds: viewedSeconds,
  }
  const seen = await crowd.ask<ViewersResult>(order).finally(crowd.stop)
  const share = ((await processorSeconds(product.child.pid)) - before) / ((performance.now() - begun) / 1000)
  const megabitsPerSecond = (seen.bytes * 8) / 1e6 / viewedSeconds
  return {
    what: `${viewers.length} viewers at 480p`,
    ours: `${seen.segments} segments, ${Math.round(megabitsPerSecond)} Mbit/s, ${Math.round(share * 100)} % of a core`,
    against: '',
    value: `p99 ${seen.p99InMilliseconds.toFixed(0)} ms, slowest ${seen.slowestInMilliseconds.toFixed(0)} ms, ${seen.failures} failed`,
    reach: 'p99 500 ms, none late',
    isReached:
      seen.failures === 0 &&
      seen.p99InMilliseconds <= 500 &&
      seen.slowestInMilliseconds <= secondsPerSegment * 1000,
    n: `${viewedSeconds} s`,
  }
}

/** Students with access, a playback and a pass each, inserted into the database. */
async function addViewers(services: Services, count: number): Promise<Viewer[]> {
  const { database, settings, clock } = services
  const items = await database.all(
    // Some lessons of the demo share a video.
    sql<{ id: string; courseId: string }>`
      select distinct on (i.media_id) i.id, m.course_id as "courseId" from items i
      join modules m on m.id = i.module_id join courses c on c.id = m.course_id
      where i.kind = 'video' and not i.is_free and c.status = 'published'
        and not exists (select from items other where other.media_id = i.media_id and other.id < i.id)
      order by i.media_id limit ${videos}`,
  )
  const names = new Map<string, string>()
  for (const { id } of items) {
    const { mediaId } = await addVideo(services, id, {
      segments: segmentsPerVideo,
      bytesPerSegment,
      renditions: ['480p'],
    })
    names.set(id, (await findVideo(services, mediaId))?.name ?? '')
  }
  const now = clock.now()
  const students = await addStudents(services, count)
  const viewers: Viewer[] = []
  for (const [number, { id: studentId, sessionId }] of students.entries()) {
    const item = items[number % items.length]
    if (item === undefined) throw new Error('the demo has no paid video')
    const [playbackId, cookie] = [randomUUID(), randomUUID()]
    await database.first(sql`
      insert into enrolments (student_id, course_id, granted_by, starts_at, ends_at)
      values (${studentId}, ${item.courseId}, 'bench', now() - interval '1 day', now() + interval '1 day')`)
    await database.first(sql`
      insert into playbacks (id, student_id, session_id, item_id, device, cookie_hash, started_at, last_seen_at)
      values (${playbackId}, ${studentId}, ${sessionId}, ${item.id}, 'bench', ''::bytea, ${now}, ${now})`)
    const path = streamPath(settings, {
      itemId: item.id,
      studentId,
      sessionId,
      playbackId,
      cookieHash: cookieHashOf(cookie),
      expiresAt: now.getTime() + 3_600_000,
    })
    const paths = Array.from(
      { length: segmentsPerVideo },
      (_, segment) => `${path}/${names.get(item.id)}/480p/${(segment + number) % segmentsPerVideo}.ts`,
    )
    viewers.push({ cookie: `stepmark_stream=${cookie}`, paths })
  }
  return viewers
}
