import { type UploadKind, uploadKinds, uploadsPath } from '../../domain/admin/uploads/rules.ts'
import { adminCall, type TestStaff } from './admin.ts'
import type { TestApp } from './app.ts'

type Begin = {
  name?: string
  kind?: string
  /** Its declared size. */
  size: number
  headers?: Record<string, string>
}

const tus = { 'tus-resumable': '1.0.0' }

/** Begins an upload as a browser would; `path` is where to send its bytes. */
export async function beginUpload(
  app: Pick<TestApp, 'fetch'>,
  person: Pick<TestStaff, 'cookie'>,
  { name = 'file', kind = uploadKinds[0], size, headers }: Begin,
): Promise<{ status: number; path: string; response: Response }> {
  const words = Object.entries({ filename: name, kind })
  const metadata = words.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(',')
  const response = await app.fetch(uploadsPath, {
    method: 'POST',
    headers: {
      ...tus,
      cookie: person.cookie,
      'upload-length': String(size),
      'upload-metadata': metadata,
      ...headers,
    },
  })
  return { status: response.status, path: response.headers.get('location') ?? '', response }
}

/** Sends bytes from an offset on. With `cutAt` the connection is lost after that many of them. */
export async function sendBytes(
  app: Pick<TestApp, 'fetch'>,
  person: Pick<TestStaff, 'cookie'>,
  path: string,
  bytes: Uint8Array,
  { offset = 0, cutAt, headers }: { offset?: number; cutAt?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = cutAt === undefined ? new Uint8Array(bytes) : cutStream(bytes, cutAt)
  return app.fetch(path, {
    method: 'PATCH',
    headers: {
      ...tus,
      cookie: person.cookie,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    body,
    ...(cutAt !== undefined && { duplex: 'half' }),
  } as RequestInit)
}

/** The upload's offset according to the server. */
export async function offsetOf(
  app: Pick<TestApp, 'fetch'>,
  person: Pick<TestStaff, 'cookie'>,
  path: string,
): Promise<number> {
  const response = await app.fetch(path, { method: 'HEAD', headers: { ...tus, cookie: person.cookie } })
  if (response.status !== 200) throw new Error(`the upload answers ${response.status}`)
  return Number(response.headers.get('upload-offset'))
}

/** Sends a whole file, has it checked and returns what became of it. */
export async function uploadWhole(
  app: TestApp,
  person: TestStaff,
  bytes: Uint8Array,
  { name, kind }: { name?: string; kind: UploadKind },
) {
  const { status, path } = await beginUpload(app, person, {
    kind,
    size: bytes.byteLength,
    ...(name && { name }),
  })
  if (status !== 201) throw new Error(`the upload was not begun: ${status}`)
  await sendBytes(app, person, path, bytes)
  await app.runJobs()
  return (await adminCall(app, 'getUpload', { id: idIn(path) }, { cookie: person.cookie })).body.data
}

export function idIn(path: string): string {
  return path.split('/').at(-1) ?? ''
}

function cutStream(bytes: Uint8Array, cutAt: number): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= cutAt) return controller.error(new Error('the line is lost'))
      const end = Math.min(at + 16 * 1024, cutAt)
      controller.enqueue(bytes.slice(at, end))
      at = end
    },
  })
}
