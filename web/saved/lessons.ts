import type { InputOf, OutputOf } from '../../domain/calls.ts'
import { mostRenewed } from '../../domain/lessons/saved/rules.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { forgetNote, keepNote, keepPrivate, listNotes, readPrivate, readSession } from '../session.ts'
import { leaseHere, sealAnew, sealKey } from './lease.ts'
import { savesData } from './limits.ts'
import { type KeptPages, keepPages, releasePages } from './pages.ts'
import { cacheOf, database, type SavedLesson, savedAddress, thisDevice } from './store.ts'

/** A lesson of this device, as its page shows it. */
export type ShownLesson = SavedLesson & {
  /** Bytes that are here, by the share of its parts. */
  doneBytes: number
  /** `waiting` for a connection; `still` where nothing is fetched for it now. */
  line: 'moving' | 'waiting' | 'still'
}

/** Why a lesson is no longer here. */
type Ended = { item: string; title: string; end: 'ended' | 'freed' | 'replaced' | 'gone' | 'evicted' }

type About = Pick<SavedLesson, 'item' | 'title' | 'courseTitle' | 'path' | 'coursePath'>

let shown: readonly ShownLesson[] | null = null
const listeners = new Set<() => void>()
/** What is being fetched in this tab, and how to stop it. */
const underway = new Map<string, AbortController>()

/** The student's lessons on this device, the last saved first; null until they are read. */
export function readLessons(): readonly ShownLesson[] | null {
  return shown
}

export function watchLessons(changed: () => void): () => void {
  listeners.add(changed)
  if (shown === null) void loadLessons().catch(() => show([]))
  return () => {
    listeners.delete(changed)
  }
}

function show(lessons: readonly ShownLesson[]): void {
  shown = lessons
  for (const changed of listeners) changed()
}

function showOne(lesson: SavedLesson, doneParts: number, line: ShownLesson['line']): void {
  // Nobody looks, and what is here was not read yet.
  if (shown === null) return
  const others = shown.filter(({ item }) => item !== lesson.item)
  show(inOrder([...others, shownOf(lesson, doneParts, line)]))
}

function shownOf(lesson: SavedLesson, doneParts: number, line: ShownLesson['line']): ShownLesson {
  const { byteCount } = lesson.download.rendition
  return { ...lesson, line, doneBytes: Math.round((byteCount * doneParts) / lesson.parts.length) }
}

function inOrder(lessons: ShownLesson[]): ShownLesson[] {
  return lessons.toSorted((a, b) => b.savedAt - a.savedAt)
}

/** Reads what is here. A lesson that the browser took a part of is gone whole, and that is said. */
async function loadLessons(): Promise<void> {
  const lessons: ShownLesson[] = []
  for (const lesson of await lessonsOf(readSession()?.id)) {
    const doneParts = (await partsHere(lesson)).size
    if (lesson.state === 'whole' && doneParts < lesson.parts.length) {
      noteEnd({ item: lesson.item, title: lesson.title, end: 'evicted' })
      await remove(lesson)
      continue
    }
    lessons.push(shownOf(lesson, doneParts, underway.has(lesson.item) ? 'moving' : 'still'))
  }
  show(inOrder(lessons))
}

async function lessonsOf(student: string | undefined): Promise<SavedLesson[]> {
  if (student === undefined) return []
  return (await database()).getAllFromIndex('lessons', 'student', student)
}

async function partsHere({ student, item, parts }: SavedLesson): Promise<Set<string>> {
  const cache = await caches.open(cacheOf(student, item))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return new Set(parts.filter((part) => kept.has(savedAddress(item, part))))
}

const endsName = 'saved-ended'

/** Lessons that went from this device since the student was told last. */
export function readEnds(): Ended[] {
  return readPrivate<Ended[]>(endsName) ?? []
}

export function forgetEnds(): void {
  keepPrivate(endsName, [])
}

function noteEnd(ended: Ended): void {
  keepPrivate(endsName, [...readEnds().filter(({ item }) => item !== ended.item), ended])
}

/** Begins to save a lesson in a rendition. The sentence of why it could not; null when it is on its way. */
export async function saveLesson(
  about: About,
  rendition: InputOf<'openDownload'>['rendition'],
): Promise<string | null> {
  const student = readSession()?.id
  if (student === undefined) return m.saved_failed()
  try {
    // Browsers keep longer what they were asked to keep; many say no.
    await navigator.storage.persist?.().catch(() => false)
    const device = await thisDevice()
    const answer = await send('openDownload', { item: about.item, device: device.id, rendition })
    if (!answer.success) return answer.message || m.saved_failed()
    await keep({ ...about, student, savedAt: Date.now(), state: 'coming' }, answer.data)
  } catch (error) {
    await forget(student, about)
    return isFull(error) ? m.saved_full() : m.saved_failed()
  }
  void run(student, about.item)
  return null
}

type Begun = Omit<SavedLesson, 'download' | 'parts' | 'sealed'>

async function keep(begun: Begun, { key, ...download }: OutputOf<'openDownload'>): Promise<void> {
  const { student, item } = begun
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0))
  const lease = { student, item, video: download.video, ...leaseHere(download, Date.now()) }
  const sealed = await sealKey((await thisDevice()).key, bytes, lease)
  // The key lies here sealed alone.
  const lesson = { ...begun, download: { ...download, key: '' }, parts: partsOf(download), sealed }
  await (await database()).put('lessons', lesson)
  if (!keepNote(student, item, begun.state, 'saved')) throw new DOMException('no room', 'QuotaExceededError')
  showOne(lesson, 0, 'moving')
}

function partsOf(download: Omit<OutputOf<'openDownload'>, 'key'>): string[] {
  const { rendition, ofRendition, hasPoster, storyboard, captions } = download
  return [
    'master.m3u8',
    `${rendition.rendition}.m3u8`,
    ...ofRendition.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
    ...(hasPoster ? ['poster.jpg'] : []),
    ...(storyboard === null ? [] : ['storyboard.jpg']),
    ...captions.map((language) => `captions-${language}.vtt`),
  ]
}

export async function pauseLesson(item: string): Promise<void> {
  await setState(item, 'paused')
  underway.get(item)?.abort()
}

export async function resumeLesson(item: string): Promise<void> {
  const student = readSession()?.id
  await setState(item, 'coming')
  if (student !== undefined) void run(student, item)
}

export async function deleteLesson(item: string): Promise<void> {
  const lesson = shown?.find((one) => one.item === item)
  if (lesson) await remove(lesson)
}

async function setState(item: string, state: SavedLesson['state']): Promise<SavedLesson | null> {
  const student = readSession()?.id
  if (student === undefined) return null
  const writing = (await database()).transaction('lessons', 'readwrite')
  const lesson = await writing.store.get([student, item])
  if (lesson !== undefined) await writing.store.put({ ...lesson, state })
  await writing.done
  if (lesson === undefined) return null
  const changed = { ...lesson, state }
  showOne(changed, (await partsHere(changed)).size, 'still')
  return changed
}

async function remove(lesson: SavedLesson): Promise<void> {
  underway.get(lesson.item)?.abort()
  await forget(lesson.student, lesson)
  if (shown !== null) show(shown.filter(({ item }) => item !== lesson.item))
  const left = await lessonsOf(lesson.student)
  releasePages(
    [lesson.path, lesson.coursePath].filter((path) =>
      left.every((one) => one.path !== path && one.coursePath !== path),
    ),
  )
}

async function forget(student: string, { item }: Pick<SavedLesson, 'item'>): Promise<void> {
  await caches.delete(cacheOf(student, item))
  await (await database()).delete('lessons', [student, item]).catch(() => undefined)
  for (const note of listNotes(student, 'saved')) if (note.name === item) forgetNote(student, note, 'saved')
}

const firstWaitMs = 3000
const longestWaitMs = 60_000
const partsAtOnce = 3

/** Fetches what is missing of a lesson, one tab at a time; without a connection it waits for one. */
async function run(student: string, item: string): Promise<void> {
  if (underway.has(item)) return
  const stop = new AbortController()
  underway.set(item, stop)
  try {
    await navigator.locks.request(cacheOf(student, item), { signal: stop.signal }, async () => {
      for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
        const came = await fetchMissing(student, item, stop.signal)
        if (came !== 'waits' || stop.signal.aborted) return
        await connection(waitMs, stop.signal)
      }
    })
  } catch {
    // Paused while another tab fetches it.
  } finally {
    underway.delete(item)
  }
}

function connection(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, waitMs)
    addEventListener('online', goOn)
    signal.addEventListener('abort', goOn)
  })
}

type Came = 'whole' | 'stopped' | 'waits'

async function fetchMissing(student: string, item: string, signal: AbortSignal): Promise<Came> {
  const lesson = await (await database()).get('lessons', [student, item])
  if (lesson?.state !== 'coming') return 'stopped'
  const here = await partsHere(lesson)
  const missing = lesson.parts.filter((part) => !here.has(part))
  showOne(lesson, here.size, 'moving')
  const cache = await caches.open(cacheOf(student, item))
  let trouble: Trouble | null = null
  const work = async () => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      if (trouble !== null || signal.aborted) return
      const failed = await fetchPart(cache, lesson, part, signal)
      if (failed !== null) trouble ??= failed
      else showOne(lesson, here.add(part).size, 'moving')
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, work))
  if (signal.aborted) return 'stopped'
  if (trouble === 'full') return giveUp(lesson, m.saved_full())
  if (trouble === 'refused') return openAnew(lesson)
  const around = trouble === null ? await keepAround(lesson) : 'away'
  if (around === 'full') return giveUp(lesson, m.saved_full())
  if (around === 'away') {
    showOne(lesson, here.size, 'waiting')
    return 'waits'
  }
  await setState(item, 'whole')
  return 'whole'
}

type Trouble = 'line' | 'refused' | 'full'

async function fetchPart(
  cache: Cache,
  { item, download }: SavedLesson,
  part: string,
  signal: AbortSignal,
): Promise<Trouble | null> {
  const { rendition, master, ofRendition, path } = download
  const texts: Record<string, string> = {
    'master.m3u8': master,
    [`${rendition.rendition}.m3u8`]: ofRendition,
  }
  let answer: Response
  try {
    const text = texts[part]
    const type = 'application/vnd.apple.mpegurl'
    const fetched =
      text === undefined
        ? await fetch(`${path}/${part}`, { signal })
        : new Response(text, { headers: { 'content-type': type } })
    if ([401, 403, 404, 410].includes(fetched.status)) return 'refused'
    if (!fetched.ok) return 'line'
    // All of it, before any of it is kept.
    const bytes = await fetched.arrayBuffer()
    answer = new Response(bytes, { headers: { 'content-type': fetched.headers.get('content-type') ?? '' } })
  } catch {
    return 'line'
  }
  try {
    await cache.put(savedAddress(item, part), answer)
    return null
  } catch {
    return 'full'
  }
}

/** The link has ended, or the video is another one now: it is opened again, and what is here of the same video stays. */
async function openAnew(lesson: SavedLesson): Promise<Came> {
  const { student, item, download } = lesson
  const { rendition } = download.rendition
  const answer = await send('openDownload', { item, device: (await thisDevice()).id, rendition })
  if (!answer.success) {
    const isAskedAgain = answer.code === 'network' || answer.code === 'tooMany'
    return isAskedAgain ? 'waits' : giveUp(lesson, answer.message)
  }
  if (answer.data.video !== download.video) await caches.delete(cacheOf(student, item))
  await keep(lesson, answer.data)
  return 'waits'
}

/** Of a lesson that cannot be saved nothing stays. */
async function giveUp(lesson: SavedLesson, sentence: string): Promise<Came> {
  failures.set(lesson.item, sentence)
  await remove(lesson)
  return 'stopped'
}

const failures = new Map<string, string>()

/** Why a lesson could not be saved, in this tab. */
export function readFailure(item: string): string | null {
  return failures.get(item) ?? null
}

export function forgetFailure(item: string): void {
  failures.delete(item)
}

/** What is needed to come to a lesson without a connection: pages with their scripts, and what the student sees there. */
async function keepAround({ item, path, coursePath }: SavedLesson): Promise<KeptPages> {
  const id = decodeURIComponent(coursePath.split('/').at(-1) ?? '')
  const [course] = await Promise.all([
    send('getCourse', { id }),
    send('getMyCourses', { page: 1, limit: 10, show: 'all' }),
    send('getContinue', {}),
    send('getToday', {}),
    send('getPlan', {}),
    send('getNotes', { page: 1, limit: 20 }),
    send('getNotes', { item, limit: 100 }),
  ])
  if (!course.success) return 'away'
  await send('getProgress', { course: course.data._id })
  return keepPages([path, coursePath, ...signedInPages.map((page) => withLocale(page, currentLocale()))])
}

const signedInPages = ['/saved', '/my-course', '/today', '/notes']

/**
 * Tells the server of what is here: leases go on, and what has ended goes. What was cut off is fetched further, but never by
 * itself where data is saved. Never rejects.
 */
export async function keepContact(): Promise<void> {
  const student = readSession()?.id
  const lessons = (await lessonsOf(student)).slice(0, mostRenewed)
  if (student === undefined || lessons.length === 0) return
  const { id, key } = await thisDevice()
  const answer = await send('renewSaved', {
    device: id,
    lessons: lessons.map(({ item, download: { video } }) => ({ item, video })),
  })
  // Ended from another device: what this one saved goes with the session.
  if (!answer.success && answer.status === 401) for (const lesson of lessons) await remove(lesson)
  if (!answer.success) return
  for (const told of answer.data.lessons) {
    const lesson = lessons.find(({ item }) => item === told.item)
    if (lesson === undefined) continue
    if ('end' in told) {
      noteEnd({ item: lesson.item, title: lesson.title, end: told.end })
      await remove(lesson)
    } else await renew(lesson, key, leaseHere({ endsAt: told.endsAt, now: answer.data.now }, Date.now()))
  }
  if (shown !== null) await loadLessons()
  if (savesData()) return
  for (const { item, state } of await lessonsOf(student)) if (state === 'coming') void run(student, item)
}

async function renew(
  { student, item, sealed }: SavedLesson,
  deviceKey: CryptoKey,
  lease: { endsAt: number; seenAt: number },
): Promise<void> {
  const renewed = await sealAnew(deviceKey, sealed, lease)
  const writing = (await database()).transaction('lessons', 'readwrite')
  const lesson = await writing.store.get([student, item])
  if (lesson !== undefined && renewed !== null) await writing.store.put({ ...lesson, sealed: renewed })
  await writing.done
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
