import type { CallName } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { readSession } from '../session.ts'
import { noteAge } from '../shown-age.ts'
import { type LeaseProblem, openKey, sealAnew } from './lease.ts'
import { cacheOf, database, type SavedLesson, savedAddress, thisDevice } from './store.ts'

/** What of a student's own opens again without a connection. */
const keptCalls: readonly string[] = [
  'getContinue',
  'getCourse',
  'getMyCourses',
  'getNotes',
  'getPlan',
  'getProgress',
  'getToday',
] satisfies CallName[]

const mostAnswers = 80

/** Keeps what a call answered just now. A full disk costs the copy alone. */
export async function keepAnswer(call: string, input: unknown, data: unknown): Promise<void> {
  noteAge(null)
  const student = readSession()?.id
  if (student === undefined || !keptCalls.includes(call)) return
  try {
    const writing = (await database()).transaction('answers', 'readwrite')
    await writing.store.put({ student, call, input: keyOf(input), data, at: Date.now() })
    const all = await writing.store.index('student').getAll(student)
    const oldest = all.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, all.length - mostAnswers))
    for (const { call: name, input: asked } of oldest) await writing.store.delete([student, name, asked])
    await writing.done
  } catch {
    // It opens while there is a connection.
  }
}

/** What a call answered the student last; null where nothing of it is kept. The page then says how old it is. */
export async function readAnswer(call: string, input: unknown): Promise<{ data: unknown } | null> {
  const student = readSession()?.id
  if (student === undefined || !keptCalls.includes(call)) return null
  const kept = await (await database()).get('answers', [student, call, keyOf(input)])
  if (kept === undefined) return null
  noteAge(kept.at)
  return { data: kept.data }
}

function keyOf(input: unknown): string {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  return JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Sentences of why a saved lesson does not play, with a way out. */
const sentences: Record<LeaseProblem, () => string> = {
  edited: () => m.saved_edited(),
  expired: () => m.saved_expired(),
  clock: () => m.saved_clock(),
}

/**
 * What opens a saved video of the student, in the form of `openStream`; the sentence that refuses it; null where it is not
 * saved, or where no worker could answer for it.
 */
export async function openSaved(item: string): Promise<{ data: object } | { refused: string } | null> {
  const student = readSession()?.id
  if (student === undefined || !navigator.serviceWorker?.controller) return null
  const lesson = await (await database()).get('lessons', [student, item])
  if (lesson?.state !== 'whole' || !(await isHere(lesson))) return null
  answerWorker()
  const opened = await keyOfLesson(lesson)
  if ('problem' in opened) return { refused: sentences[opened.problem]() }
  await noteClock(lesson)
  return { data: streamOf(lesson) }
}

/** A browser that makes room takes a cache or a part of it. */
async function isHere({ student, item, parts }: SavedLesson): Promise<boolean> {
  const cache = await caches.open(cacheOf(student, item))
  return (await cache.keys()).length >= parts.length
}

async function keyOfLesson(lesson: SavedLesson): Promise<Awaited<ReturnType<typeof openKey>>> {
  return openKey((await thisDevice()).key, lesson.sealed, Date.now())
}

/** The clock of a device is not taken to before it last opened a lesson. */
async function noteClock({ student, item, sealed }: SavedLesson): Promise<void> {
  const moved = await sealAnew((await thisDevice()).key, sealed, {
    seenAt: Math.max(Date.now(), sealed.lease.seenAt),
  })
  const writing = (await database()).transaction('lessons', 'readwrite')
  const now = await writing.store.get([student, item])
  if (moved !== null && now !== undefined) await writing.store.put({ ...now, sealed: moved })
  await writing.done
}

function streamOf({ item, download }: SavedLesson): object {
  const address = (part: string) => savedAddress(item, part)
  const { durationInSeconds, rendition, hasPoster, storyboard, captions, master, ofRendition } = download
  return {
    playbackId: null,
    playlistUrl: address('master.m3u8'),
    expiresAt: download.expiresAt,
    durationInSeconds,
    renditions: [rendition],
    posterUrl: hasPoster ? address('poster.jpg') : null,
    storyboard: storyboard && { url: address('storyboard.jpg'), ...storyboard },
    captions: captions.map((language) => ({ language, url: address(`captions-${language}.vtt`) })),
    lists: { rendition: rendition.rendition, master, ofRendition },
    // Where it was left the device knows itself.
    place: null,
  }
}

let isAnswering = false

/** Tells the worker, which asks for every part, whether the student of this page may have it, and from where. */
function answerWorker(): void {
  if (isAnswering) return
  isAnswering = true
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const [, item = '', part] = /^\/saved\/([^/]+)\/(.+)$/.exec(String(data?.savedPart ?? '')) ?? []
    if (part === undefined) return
    void partOf(item, part)
      .catch(() => ({ status: 404 }))
      .then((said) => ports[0]?.postMessage(said))
  })
  navigator.serviceWorker.startMessages()
}

async function partOf(
  item: string,
  part: string,
): Promise<{ cache: string } | { key: ArrayBuffer } | { status: number }> {
  const student = readSession()?.id
  if (student === undefined) return { status: 403 }
  if (part !== 'key') return { cache: cacheOf(student, item) }
  const lesson = await (await database()).get('lessons', [student, item])
  if (lesson?.state !== 'whole') return { status: 404 }
  const opened = await keyOfLesson(lesson)
  return 'key' in opened ? opened : { status: 403 }
}
