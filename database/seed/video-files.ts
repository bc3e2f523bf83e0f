import { readFile } from 'node:fs/promises'
import { locales } from '../../domain/locales.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import type { MediaStore } from '../../server/adapters/media/media-store.ts'
import { insertMedia, insertMediaFile } from './queries-of-courses.ts'

const videosFolder = new URL('../../content/videos/files/', import.meta.url)

export type VideoIndex = Record<
  string,
  {
    title: string
    durationInSeconds: number
    width: number
    height: number
    bytes: Record<string, number>
  }
>

/** The videos that are made, by name. */
export async function readVideoIndex(): Promise<VideoIndex> {
  return JSON.parse(await readFile(new URL('videos.json', videosFolder), 'utf8'))
}

/** Puts the files of a video into the media store; doing it twice changes nothing. */
export async function storeVideo(media: MediaStore, name: string): Promise<void> {
  for (const file of await videoFiles(name)) await media.put(file.storageKey, file.bytes, file.contentType)
}

/** Writes the rows of a stored video and returns the id of its media. */
export async function writeVideo(
  tx: Queryable,
  name: string,
  { title, durationInSeconds, width, height }: Omit<VideoIndex[string], 'bytes'>,
): Promise<string> {
  const row = await tx.first(insertMedia('video', durationInSeconds, title, { width, height }))
  if (row === null) throw new Error('an insert returned no row')
  for (const file of await videoFiles(name))
    await tx.first(insertMediaFile(row.id, { ...file, byteCount: file.bytes.byteLength }))
  return row.id
}

async function videoFiles(name: string) {
  const files = [
    { rendition: '240p', file: `${name}.240.mp4`, contentType: 'video/mp4' },
    { rendition: '480p', file: `${name}.480.mp4`, contentType: 'video/mp4' },
    ...locales.map((language) => ({
      rendition: `captions-${language}`,
      file: `${name}.${language}.vtt`,
      contentType: 'text/vtt; charset=utf-8',
    })),
    { rendition: 'poster', file: `${name}.jpg`, contentType: 'image/jpeg' },
  ]
  return Promise.all(
    files.map(async ({ rendition, file, contentType }) => ({
      rendition,
      contentType,
      storageKey: `videos/${file}`,
      bytes: await readFile(new URL(file, videosFolder)),
    })),
  )
}
