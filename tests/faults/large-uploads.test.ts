import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { largestUpload, uploadsPath } from '../../domain/admin/uploads/rules.ts'
import { adminCall, staffOf, type TestStaff } from '../support/admin.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startMeasuredServer } from '../support/measured-server.ts'
import { runs } from '../support/runs.ts'
import { startStrictObjectStore, sumText } from '../support/strict-object-store.ts'
import { beginUpload, idIn, offsetOf } from '../support/tus.ts'
import { drawVideo } from '../support/videos.ts'

const megabyte = 1024 * 1024
/** More than the server may grow; `FAULT_FACTOR=40` sends the largest that is taken, 5 GB. */
const size = Math.min(largestUpload.video, runs(128) * megabyte)
const partBytes = 16 * megabyte
/** Megabytes by which the server may grow, whatever the size: buffers of the connection and of one part. */
const mostGrowth = 110

// A disk that others write to takes its time.
vi.setConfig({ testTimeout: 600_000 })

let app: TestApp
let author: TestStaff
let video: Buffer
beforeAll(async () => {
  // The server's own process has the machine's clock.
  app = await startTestApp({ now: new Date().toISOString() })
  author = await staffOf(app, 'author')
  // Of a codec that browsers do not play, so that all of it is stored as it came.
  const drawn = await drawVideo({ seconds: 2, options: ['-c:v', 'mpeg4', '-c:a', 'aac'] })
  // The video is padded with a box that players skip; its length has 64 bits.
  const box = Buffer.alloc(16)
  box.writeUInt32BE(1, 0)
  box.write('free', 4)
  box.writeBigUInt64BE(BigInt(size - drawn.length), 8)
  video = Buffer.concat([drawn, box])
})
afterAll(() => app.close())

type Server = Awaited<ReturnType<typeof startMeasuredServer>>

let server: Server
let store: Awaited<ReturnType<typeof startStrictObjectStore>> | null = null
afterEach(async () => {
  await server.stop()
  store?.stop()
  store = null
  // The disk holds one of them at a time.
  for (const folder of ['media', 'uploads'])
    await rm(join(app.settings.dataDir, folder), { recursive: true, force: true })
})

const rest = Buffer.alloc(megabyte, 0x5a)

/** Bytes of the large video from one place to another, made as they are asked for. */
function* piecesOf(from: number, to: number): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = from; at < to; ) {
    const piece =
      at < video.length
        ? video.subarray(at, Math.min(video.length, to))
        : rest.subarray(0, Math.min(rest.length, to - at))
    yield new Uint8Array(piece)
    at += piece.length
  }
}

function bodyOf(from: number, to: number, { isCut = false } = {}): ReadableStream<Uint8Array> {
  const pieces = piecesOf(from, to)
  return new ReadableStream({
    pull(controller) {
      const { value, done } = pieces.next()
      if (value !== undefined) controller.enqueue(value)
      else if (done && isCut) controller.error(new Error('the line is lost'))
      else controller.close()
    },
  })
}

async function send(server: Server, path: string, offset: number, body: ReadableStream): Promise<number> {
  const answer = await server
    .fetch(path, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        cookie: author.cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
      body,
      duplex: 'half',
    } as RequestInit)
    .catch(() => null)
  return answer?.status ?? 0
}

/** Starts, is cut at four fifths and resumes at the server's offset; returns the upload's id. */
async function sendInTwo(server: Server): Promise<string> {
  const { status, path } = await beginUpload(server, author, { name: 'long.mp4', size })
  expect([status, path.startsWith(uploadsPath)]).toEqual([201, true])
  const cutAt = Math.floor(size * 0.8)
  expect(await send(server, path, 0, bodyOf(0, cutAt, { isCut: true }))).toBe(0)
  const offset = await offsetOf(server, author, path)
  // Data in the buffers of both ends is lost with the connection.
  expect(offset).toBeGreaterThan(cutAt - 64 * megabyte)
  expect(offset).toBeLessThanOrEqual(cutAt)
  expect(await send(server, path, offset, bodyOf(offset, size))).toBe(204)
  return idIn(path)
}

async function checked(id: string): Promise<{ state: string; reason: string | null }> {
  for (;;) {
    const { data } = (await adminCall(app, 'getUpload', { id }, { cookie: author.cookie })).body
    if (data.state !== 'checking') return data
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Memory that a small video loads is already loaded for a large one. */
async function warmUp(server: Server): Promise<void> {
  const drawn = video.subarray(0, video.length - 16)
  const { path } = await beginUpload(server, author, { size: drawn.length })
  expect(await send(server, path, 0, new Blob([new Uint8Array(drawn)]).stream())).toBe(204)
  expect((await checked(idIn(path))).state).toBe('ready')
}

const keyOf = (id: string) => `uploads/${id}/source.mp4`

/** Temporary files are removed right after the video is reported as ready. */
function nothingLeftBehind(): Promise<void> {
  return expect.poll(() => readdir(join(app.settings.dataDir, 'uploads'))).toEqual([])
}

describe(`a video of ${size / megabyte} MB whose connection is cut at four fifths`, () => {
  it('is stored in a folder once, whole, and is never in memory', async () => {
    server = await startMeasuredServer(app)
    await warmUp(server)
    let id = ''
    const growth = await server.growthDuring(async () => {
      id = await sendInTwo(server)
      expect(await checked(id)).toMatchObject({ state: 'ready' })
    })
    await nothingLeftBehind()
    const stored = await stat(join(app.settings.dataDir, 'media', keyOf(id)))
    expect([stored.size, stored.nlink]).toEqual([size, 1])
    expect(growth).toBeLessThan(mostGrowth)
  })

  it('is stored in an S3 store in parts, whole, and is never in memory', async () => {
    store = await startStrictObjectStore()
    server = await startMeasuredServer(app, store.settings)
    await warmUp(server)
    let id = ''
    const growth = await server.growthDuring(async () => {
      id = await sendInTwo(server)
      expect(await checked(id)).toMatchObject({ state: 'ready' })
    })
    expect(store.objects.get(keyOf(id))).toEqual({ bytes: size, sums: sumsOfParts() })
    await nothingLeftBehind()
    expect(growth).toBeLessThan(mostGrowth)
  })
})

describe('the connection to an S3 store that is lost at four fifths', () => {
  it('leaves the video to be tried again, which stores it whole and leaves no parts behind', async () => {
    store = await startStrictObjectStore()
    server = await startMeasuredServer(app, store.settings)
    const { path } = await beginUpload(server, author, { name: 'long.mp4', size })
    store.loseLineAfter(Math.floor((size / partBytes) * 0.8))
    expect(await send(server, path, 0, bodyOf(0, size))).toBe(204)
    const id = idIn(path)
    expect(await checked(id)).toMatchObject({ state: 'failed', reason: 'admin_upload_trouble' })
    expect(store.unfinished()).toBe(1)
    store.findLine()
    expect((await adminCall(app, 'retryUpload', { id }, { cookie: author.cookie })).status).toBe(200)
    expect(await checked(id)).toMatchObject({ state: 'ready' })
    expect(store.objects.get(keyOf(id))).toEqual({ bytes: size, sums: sumsOfParts() })
    expect(store.unfinished()).toBe(0)
  })
})

function sumsOfParts(): string[] {
  const sums: string[] = []
  for (let from = 0; from < size; from += partBytes) {
    let sum = 0
    for (const piece of piecesOf(from, Math.min(size, from + partBytes))) sum = crc32(piece, sum)
    sums.push(sumText(sum))
  }
  return sums
}
