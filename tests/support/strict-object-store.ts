import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

type Part = { bytes: number; sum: string }
type Multipart = { key: string; algorithm: string | undefined; parts: Map<number, Part> }

/** What is remembered of a stored object: its length, and the sum of each part it came in. */
export type KeptObject = { bytes: number; sums: string[] }

const smallestPart = 5 * 1024 * 1024

/**
 * An S3 store that enforces the rules on parts and checksums, and stores none of the bytes: for
 * files larger than a test has space for. Its connection can be lost after a number of parts, and restored.
 */
export async function startStrictObjectStore() {
  const objects = new Map<string, KeptObject>()
  const multiparts = new Map<string, Multipart>()
  let partsUntilLost = Number.POSITIVE_INFINITY

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'))
    const uploadId = url.searchParams.get('uploadId')
    const partNumber = Number(url.searchParams.get('partNumber'))
    if (partsUntilLost <= 0) {
      request.socket.destroy()
      return
    }
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = randomUUID()
      const algorithm = headerOf(request, 'x-amz-checksum-algorithm')
      multiparts.set(id, { key, algorithm, parts: new Map() })
      return reply(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    if (request.method === 'GET' && url.searchParams.has('uploads'))
      return list(response, url.searchParams.get('prefix') ?? '')
    const upload = uploadId === null ? undefined : multiparts.get(uploadId)
    if (uploadId !== null && upload === undefined) return refuse(response, 'NoSuchUpload')
    if (request.method === 'PUT') {
      const part = await take(request)
      const said = headerOf(request, 'x-amz-checksum-crc32')
      if (said !== undefined && said !== part.sum) return refuse(response, 'BadDigest')
      if (upload === undefined) {
        objects.set(key, { bytes: part.bytes, sums: [part.sum] })
      } else {
        // What AWS answers: "Checksum Type mismatch occurred, expected checksum Type: null, actual: crc32".
        if ((said === undefined ? undefined : 'CRC32') !== upload.algorithm)
          return refuse(response, 'InvalidRequest')
        upload.parts.set(partNumber, part)
        partsUntilLost -= 1
      }
      return reply(response, 200, '', { etag: `"${part.sum}"` })
    }
    if (request.method === 'POST' && upload !== undefined && uploadId !== null)
      return complete(request, response, upload, uploadId)
    if (request.method === 'DELETE') {
      if (uploadId === null) objects.delete(key)
      else multiparts.delete(uploadId)
      return reply(response, 204, '')
    }
    if (request.method === 'HEAD') return reply(response, objects.has(key) ? 200 : 404, '')
    return refuse(response, 'NotImplemented')
  }

  async function complete(
    request: IncomingMessage,
    response: ServerResponse,
    { key, algorithm, parts }: Multipart,
    uploadId: string,
  ): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const said = [
      ...Buffer.concat(chunks)
        .toString()
        .matchAll(/<Part>(.*?)<\/Part>/g),
    ].map(([, part = '']) => part)
    const kept: Part[] = []
    for (const one of said) {
      const part = parts.get(Number(/<PartNumber>(\d+)</.exec(one)?.[1]))
      if (part === undefined) return refuse(response, 'InvalidPart')
      if (algorithm !== undefined && !one.includes(`<ChecksumCRC32>${part.sum}<`))
        return refuse(response, 'InvalidRequest')
      kept.push(part)
    }
    if (kept.slice(0, -1).some(({ bytes }) => bytes < smallestPart)) return refuse(response, 'EntityTooSmall')
    multiparts.delete(uploadId)
    objects.set(key, {
      bytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
      sums: kept.map(({ sum }) => sum),
    })
    reply(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  function list(response: ServerResponse, prefix: string): void {
    const found = [...multiparts].filter(([, { key }]) => key.startsWith(prefix))
    const uploads = found.map(
      ([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`,
    )
    reply(response, 200, `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  return {
    objects,
    /** How many uploads in parts were begun and neither finished nor given up. */
    unfinished: () => multiparts.size,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'lessons',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    /** After so many more parts nobody answers. */
    loseLineAfter(parts: number) {
      partsUntilLost = parts
    },
    findLine() {
      partsUntilLost = Number.POSITIVE_INFINITY
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The sum of a part as stores write it. */
export function sumText(sum: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(sum)
  return bytes.toString('base64')
}

async function take(request: IncomingMessage): Promise<Part> {
  let bytes = 0
  let sum = 0
  for await (const chunk of request) {
    bytes += chunk.length
    sum = crc32(chunk, sum)
  }
  return { bytes, sum: sumText(sum) }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function reply(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
}

function refuse(response: ServerResponse, code: string): void {
  reply(response, code === 'NotImplemented' ? 501 : 400, `<Error><Code>${code}</Code></Error>`)
}
