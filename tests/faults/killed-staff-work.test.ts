import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../server/adapters/database/sql.ts'
import { adminCall, staffOf } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startMeasuredServer } from '../support/measured-server.ts'
import { runs } from '../support/runs.ts'
import { beginUpload, idIn, offsetOf, sendBytes } from '../support/tus.ts'
import { drawVideo } from '../support/videos.ts'

const kills = runs(3)
const students = 200 * kills
const pieceBytes = 256 * 1024

let app: TestApp
let server: Awaited<ReturnType<typeof startMeasuredServer>> | null = null
// The killed process has the machine's clock.
beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString() })
})
afterAll(async () => {
  await server?.stop()
  await app.close()
})

/** Bytes from an offset on, at the speed of a slow connection; the last ones only after the last kill. */
function slowly(bytes: Uint8Array, from: number): ReadableStream<Uint8Array> {
  let at = from
  return new ReadableStream({
    async pull(controller) {
      await pause(400)
      if (at + pieceBytes >= bytes.length) return new Promise(() => undefined)
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + pieceBytes)))
      at += pieceBytes
    },
  })
}

/** A video that is stored as it came: of a codec that browsers do not play, with noise that players skip behind it. */
async function largeVideo(): Promise<Buffer> {
  const drawn = await drawVideo({ seconds: 2, options: ['-c:v', 'mpeg4', '-c:a', 'aac'] })
  const noise = randomBytes(8 * kills * 1024 * 1024)
  noise.writeUInt32BE(noise.length, 0)
  noise.write('free', 4)
  return Buffer.concat([drawn, noise])
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('an import and an upload survive a killed server: both complete, without duplicates', async () => {
  const owner = await staffOf(app, 'owner')
  await app.course({ title: 'Surds' })
  const csv = [
    'name,email,phone,date_of_birth,guardian_name,guardian_email,course,until',
    ...Array.from(
      { length: students },
      (_, n) => `Pupil ${n},pupil${n}@school.example,9${800_000_000 + n},2000-01-01,,,Surds,2027-03-31`,
    ),
  ].join('\n')
  const { status } = await adminCall(
    app,
    'startImport',
    { id: randomUUID(), name: 'school.csv', csv, batchId: null },
    { cookie: owner.cookie },
  )
  expect(status).toBe(200)
  const video = await largeVideo()
  const { path } = await beginUpload(app, owner, { name: 'long.mp4', size: video.length })
  const { database, clock } = app.services
  const counted = () =>
    database.first(sql<{ students: number; invitations: number; enrolments: number; mails: number }>`
      with here as (select id from students where email like 'pupil%')
      select (select count(*) from here)::int as "students",
        (select count(*) from student_invitations where student_id in (select id from here))::int as "invitations",
        (select count(*) from enrolments where student_id in (select id from here))::int as "enrolments",
        (select count(*) from jobs where kind = 'sendMail' and student_id in (select id from here))::int as "mails"`)

  /** More are taken than before, or all. */
  const isImporting = (before: number) => async () => {
    const taken = (await counted())?.students ?? 0
    return taken > before || taken === students
  }

  server = await startMeasuredServer(app)
  const begun: number[] = []
  let offset = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const sent = server
      .fetch(path, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          cookie: owner.cookie,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        body: slowly(video, offset),
        duplex: 'half',
      } as RequestInit)
      .catch(() => null)
    await expect.poll(isImporting(begun.at(-1) ?? 0)).toBe(true)
    await pause(1000 * Math.random())
    await server.stop()
    expect(await sent).toBeNull()
    const worked = await counted()
    expect(worked).toEqual({
      students: worked?.students,
      invitations: worked?.students,
      enrolments: worked?.students,
      mails: worked?.students,
    })
    begun.push(worked?.students ?? 0)
    // Its locks would end a minute later.
    await database.first(
      sql`update jobs set locked_until = null, due_at = ${clock.now()} where done_at is null`,
    )
    server = await startMeasuredServer(app)
    const stored = await offsetOf(server, owner, path)
    expect(stored).toBeGreaterThanOrEqual(offset)
    offset = stored
  }
  // It was killed with both underway.
  expect(offset).toBeGreaterThan(0)
  expect(offset).toBeLessThan(video.length)
  expect(begun.some((count) => count > 0 && count < students)).toBe(true)

  const rest = await sendBytes(server, owner, path, video.subarray(offset), { offset })
  expect(rest.status).toBe(204)
  const upload = async () =>
    (await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: owner.cookie })).body.data.state
  await expect.poll(upload).toBe('ready')
  const kept = await readFile(join(app.settings.dataDir, 'media', `uploads/${idIn(path)}/source.mp4`))
  expect(sumOf(kept)).toBe(sumOf(video))
  const isFinished = () =>
    database.first(
      sql<{
        count: number
      }>`select count(*)::int as "count" from people_imports where finished_at is not null`,
    )
  await expect.poll(isFinished).toEqual({ count: 1 })
  await server.stop()
  server = null
  expect(await counted()).toEqual({ students, invitations: students, enrolments: students, mails: students })
})
