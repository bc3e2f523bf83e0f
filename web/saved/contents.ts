import { openKey } from './lease.ts'
import { cacheOf, type OpenedLesson, savedAddress, thisDevice } from './store.ts'

// Lessons other than videos: each part is encrypted on the device with its lesson's key.

/** Stores a part, encrypted. Rejects where there is no space. */
export async function putPart(lesson: OpenedLesson, part: string, bytes: BufferSource, type: string) {
  const key = await contentKey(lesson)
  if (key === null) return false
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: nameOf(part) },
    key,
    bytes,
  )
  const cache = await caches.open(cacheOf(lesson.student, lesson.item))
  const answer = new Response(new Blob([iv, sealed]), { headers: { 'content-type': type } })
  await cache.put(savedAddress(lesson.item, part), answer)
  return true
}

export function putData(lesson: OpenedLesson, part: string, data: unknown): Promise<boolean> {
  return putPart(lesson, part, new TextEncoder().encode(JSON.stringify(data)), 'application/json')
}

/** A part as it was fetched. Rejects where it is missing, or the lease is not valid. */
export async function readPart(lesson: OpenedLesson, part: string): Promise<Blob> {
  const cache = await caches.open(cacheOf(lesson.student, lesson.item))
  const kept = await cache.match(savedAddress(lesson.item, part))
  const key = await contentKey(lesson)
  if (kept === undefined || key === null) throw new Error('not here')
  const bytes = await kept.arrayBuffer()
  const opening = { name: 'AES-GCM', iv: bytes.slice(0, 12), additionalData: nameOf(part) }
  const plain = await crypto.subtle.decrypt(opening, key, bytes.slice(12))
  return new Blob([plain], { type: kept.headers.get('content-type') ?? '' })
}

export async function readData<Data>(lesson: OpenedLesson, part: string): Promise<Data> {
  // The server built it from the call's contract.
  return JSON.parse(await (await readPart(lesson, part)).text()) as Data
}

/** A lesson's key, while its lease is valid; else why not. */
export async function keyOfLesson({ opened }: OpenedLesson): ReturnType<typeof openKey> {
  return openKey((await thisDevice()).key, opened.sealed, Date.now())
}

async function contentKey(lesson: OpenedLesson): Promise<CryptoKey | null> {
  const keyOrProblem = await keyOfLesson(lesson)
  if ('problem' in keyOrProblem) return null
  return crypto.subtle.importKey('raw', keyOrProblem.key, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

const nameOf = (part: string) => new TextEncoder().encode(part)
