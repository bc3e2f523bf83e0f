import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { MediaStore } from './media-store.ts'

type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Seconds for which a presigned address is valid: long enough to start a download, too short to share. */
const presignedSeconds = 60

/** A player retries sooner than it would wait longer. */
const readDeadlineMs = 8000

/** A large file goes in parts of this size, one in memory at a time; a store takes 10,000 of them. */
const partBytes = 16 * 1024 * 1024

/** Media in an S3 store (path style); browsers download from it by presigned addresses. */
export function s3MediaStore({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  async function put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
    )
  }

  async function putParts(
    key: string,
    file: FileHandle,
    { size, contentType }: { size: number; contentType: string },
  ): Promise<void> {
    const place = { Bucket: bucket, Key: key }
    // A store refuses parts with a checksum type that was not declared at the start.
    const { UploadId } = await client.send(
      new CreateMultipartUploadCommand({ ...place, ContentType: contentType, ChecksumAlgorithm: 'CRC32' }),
    )
    try {
      const Parts: { PartNumber: number; ETag: string | undefined; ChecksumCRC32: string }[] = []
      const buffer = Buffer.alloc(partBytes)
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(buffer, 0, partBytes, at)
        if (bytesRead === 0) throw new Error(`the file for ${key} became shorter while it was stored`)
        const PartNumber = Parts.length + 1
        const Body = buffer.subarray(0, bytesRead)
        const ChecksumCRC32 = sumOf(Body)
        const { ETag } = await client.send(
          new UploadPartCommand({ ...place, UploadId, PartNumber, Body, ChecksumCRC32 }),
        )
        Parts.push({ PartNumber, ETag, ChecksumCRC32 })
        at += bytesRead
      }
      await client.send(
        new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts } }),
      )
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ ...place, UploadId })).catch(() => undefined)
      throw error
    }
  }

  /** Parts of an upload that a lost connection or a crash left behind are stored, and billed, until it is aborted. */
  async function forgetEarlierTries(key: string): Promise<void> {
    // A store that cannot list them is left as it is.
    const left = await client
      .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key }))
      .catch(() => null)
    for (const { Key, UploadId } of left?.Uploads ?? [])
      if (Key === key && UploadId !== undefined)
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
  }

  return {
    put,
    async putFile(key, path, contentType) {
      const file = await open(path)
      try {
        const { size } = await file.stat()
        if (size <= partBytes) return await put(key, await file.readFile(), contentType)
        await forgetEarlierTries(key)
        await putParts(key, file, { size, contentType })
      } finally {
        await file.close()
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    async has(key) {
      return client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })).then(
        () => true,
        () => false,
      )
    },
    async read(key, { start, end }) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
      )
      if (!(Body instanceof Readable)) throw new Error(`the store gave no bytes of ${key}`)
      return Body
    },
    async readBytes(key, { start, end }) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` }),
        { abortSignal: AbortSignal.timeout(readDeadlineMs) },
      )
      const bytes = await Body?.transformToByteArray()
      if (bytes?.byteLength !== end - start + 1) throw new Error(`the store gave not all bytes of ${key}`)
      return new Uint8Array(bytes)
    },
    async *list() {
      for (let from: string | undefined; ; ) {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            ...(from !== undefined && { ContinuationToken: from }),
          }),
        )
        for (const { Key, Size = 0, ETag = '' } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key, byteCount: Size, version: ETag }
        if (page.NextContinuationToken === undefined) return
        from = page.NextContinuationToken
      }
    },
    isMissing: (error) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name),
    presign(key, contentType) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentType: contentType })
      return getSignedUrl(client, command, { expiresIn: presignedSeconds })
    },
  }
}

/** The checksum of a part, in the store's format. */
function sumOf(bytes: Uint8Array): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum.toString('base64')
}
