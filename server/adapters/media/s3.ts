import { Readable } from 'node:stream'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { MediaStore } from './media-store.ts'

type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Seconds for which the store's own address answers: long enough to begin, too short to pass on. */
const presignedSeconds = 60

/** Media in an S3 store (path style); browsers fetch from it by short-lived addresses. */
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
  return {
    async put(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      )
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
    presign(key, contentType) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ResponseContentType: contentType })
      return getSignedUrl(client, command, { expiresIn: presignedSeconds })
    },
  }
}
