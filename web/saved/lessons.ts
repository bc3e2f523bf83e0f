import type { OutputOf } from '../../domain/calls.ts'
import { mostRenewed, savedQuestions } from '../../domain/lessons/saved/rules.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { forgetNote, keepNote, keepPrivate, listNotes, readPrivate, readSession } from '../session.ts'
import { putData, putPart } from './contents.ts'
import { contentOf, fetchDueQuestions, openContent } from './fetched.ts'
import { leaseHere, sealAnew, sealKey } from './lease.ts'
import { savesData } from './limits.ts'
import { type KeptPages, keepPages, releasePages } from './pages.ts'
import {
  cacheOf,
  changeLesson,
  database,
  lessonsOf,
  type NewLesson,
  type OpenedLesson,
  type SavedLesson,
  savedAddress,
  thisDevice,
} from './store.ts'

/** A lesson of this device, as its page shows it. */
export type ShownLesson = SavedLesson & {
  /** Bytes that are here, by the share of its parts. */
  doneBytes: number
  /** `queued` for its turn, `waiting` for a connection; `still` where nothing is fetched for it now. */
  line: 'moving' | 'queued' | 'waiting' | 'still'
}

/** Why a lesson is no longer here. */
type Ended = { item: string; title: string; end: 'ended' | 'freed' | 'replaced' | 'gone' | 'evicted' }

let shown: readonly ShownLesson[] | null = null
const listeners = new Set<() => void>()

/** The one queue of this tab: what is fetched now, and how it is stopped. */
let isRunning = false
let current: { item: string; stop: AbortController; isWaiting: boolean } | null = null
/** Ends a wait for a connection. */
let goOn = () => {}

/** The student's lessons on this device in the order of the queue; null until they are read. */
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
  shown = lessons.map((lesson) => ({ ...lesson, line: lineOf(lesson) }))
  for (const changed of listeners) changed()
}

function lineOf({ item, state }: SavedLesson): ShownLesson['line'] {
  if (state !== 'coming' || !isRunning) return 'still'
  if (current?.item !== item) return 'queued'
  return current.isWaiting ? 'waiting' : 'moving'
}

function showOne(lesson: SavedLesson, doneParts: number): void {
  // Nobody looks, and what is here was not read yet.
  if (shown === null) return
  const others = shown.filter(({ item }) => item !== lesson.item)
  show(inOrder([...others, shownOf(lesson, doneParts)]))
}

const showAgain = () => shown !== null && show(shown)

function shownOf(lesson: SavedLesson, doneParts: number): ShownLesson {
  const parts = lesson.opened?.parts.length || 1
  return { ...lesson, line: 'still', doneBytes: Math.round((lesson.byteCount * doneParts) / parts) }
}

function inOrder<Lesson extends SavedLesson>(lessons: readonly Lesson[]): Lesson[] {
  return lessons.toSorted((a, b) => a.savedAt - b.savedAt)
}

/** Reads what is here. A lesson that the browser took a part of is gone whole, and that is said. */
async function loadLessons(): Promise<void> {
  const lessons: ShownLesson[] = []
  for (const lesson of await lessonsOf(readSession()?.id)) {
    const doneParts = (await partsHere(lesson)).size
    if (lesson.state === 'whole' && doneParts < (lesson.opened?.parts.length ?? 1)) {
      noteEnd({ item: lesson.item, title: lesson.title, end: 'evicted' })
      await remove(lesson)
      continue
    }
    lessons.push(shownOf(lesson, doneParts))
  }
  show(inOrder(lessons))
}

async function partsHere({ student, item, opened }: SavedLesson): Promise<Set<string>> {
  if (opened === null) return new Set()
  const cache = await caches.open(cacheOf(student, item))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return new Set(opened.parts.filter((part) => kept.has(savedAddress(item, part))))
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

/** Puts lessons into the queue. The sentence of why it could not; null when they are on their way. */
export async function saveLessons(lessons: readonly NewLesson[]): Promise<string | null> {
  const student = readSession()?.id
  if (student === undefined) return m.saved_failed()
  try {
    // Browsers keep longer what they were asked to keep; many say no.
    await navigator.storage.persist?.().catch(() => false)
    const store = await database()
    const at = Date.now()
    for (const [index, lesson] of lessons.entries()) {
      failures.delete(lesson.item)
      await store.put('lessons', { ...lesson, student, savedAt: at + index, state: 'coming', opened: null })
      if (!keepNote(student, lesson.item, 'coming', 'saved')) throw new DOMException('', 'QuotaExceededError')
    }
  } catch (error) {
    for (const lesson of lessons) await forget(student, lesson)
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return isFull ? m.saved_full() : m.saved_failed()
  }
  void run(student)
  await loadLessons()
  return null
}

export async function pauseLessons(items: readonly string[]): Promise<void> {
  await setStates(items, 'paused')
  if (current !== null && items.includes(current.item)) {
    current.stop.abort()
    goOn()
  }
}

export async function resumeLessons(items: readonly string[]): Promise<void> {
  const student = readSession()?.id
  await setStates(items, 'coming')
  if (student !== undefined) void run(student)
  goOn()
  showAgain()
}

export async function deleteLessons(items: readonly string[]): Promise<void> {
  for (const item of items) {
    const lesson = shown?.find((one) => one.item === item)
    if (lesson) await remove(lesson)
  }
}

/** All of them or none, whatever becomes of the page meanwhile. */
async function setStates(items: readonly string[], state: SavedLesson['state']): Promise<void> {
  const student = readSession()?.id
  if (student === undefined) return
  const writing = (await database()).transaction('lessons', 'readwrite')
  for (const item of items) {
    const lesson = await writing.store.get([student, item])
    if (lesson && lesson.state !== 'whole') await writing.store.put({ ...lesson, state })
  }
  await writing.done
  if (shown !== null) await loadLessons()
}

async function remove(lesson: SavedLesson): Promise<void> {
  if (current?.item === lesson.item) current.stop.abort()
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

let isAskedAgain = false

/** Fetches one lesson after another, in one tab at a time; without a connection it waits for one. */
async function run(student: string): Promise<void> {
  isAskedAgain = true
  if (isRunning) return
  isRunning = true
  try {
    await navigator.locks.request(`saved:${student}`, async () => {
      const tries = new Map<string, number>()
      let waitMs = firstWaitMs
      for (;;) {
        isAskedAgain = false
        const coming = (await lessonsOf(student)).filter(({ state }) => state === 'coming')
        const [next] = inOrder(coming).toSorted((a, b) => (tries.get(a.item) ?? 0) - (tries.get(b.item) ?? 0))
        if (readSession()?.id !== student) return
        if (next === undefined) {
          if (isAskedAgain) continue
          return
        }
        const stop = new AbortController()
        current = { item: next.item, stop, isWaiting: false }
        // What the phone refuses is asked of it again.
        const came = await fetchLesson(next, stop.signal).catch((): Came => 'waits')
        if (came !== 'waits' || stop.signal.aborted) {
          waitMs = firstWaitMs
          continue
        }
        // One that always fails holds up no other.
        tries.set(next.item, (tries.get(next.item) ?? 0) + 1)
        current.isWaiting = true
        showAgain()
        await connection(waitMs)
        waitMs = Math.min(2 * waitMs, longestWaitMs)
      }
    })
  } finally {
    isRunning = false
    current = null
    showAgain()
  }
}

function connection(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, waitMs)
    addEventListener('online', goOn)
  })
}

type Came = 'whole' | 'stopped' | 'waits'

async function fetchLesson(begun: SavedLesson, signal: AbortSignal): Promise<Came> {
  const lesson = isOpened(begun) ? begun : await openLesson(begun)
  if (typeof lesson === 'string') return lesson
  const { student, item, opened } = lesson
  const here = await partsHere(lesson)
  const missing = opened.parts.filter((part) => !here.has(part))
  showOne(lesson, here.size)
  const cache = await caches.open(cacheOf(student, item))
  let trouble: Trouble | null = null
  const work = async () => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      if (trouble !== null || signal.aborted) return
      const failed = await fetchPart(cache, lesson, part, signal)
      if (failed !== null) trouble ??= failed
      else if (!signal.aborted) showOne(lesson, here.add(part).size)
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, work))
  if (signal.aborted) return 'stopped'
  if (trouble === 'full') return giveUp(lesson, m.saved_full(), 'all')
  if (trouble === 'refused') {
    const again = await openLesson(lesson)
    return typeof again === 'string' ? again : 'waits'
  }
  const around = trouble === null ? await keepAround(lesson) : 'away'
  if (around === 'full') return giveUp(lesson, m.saved_full(), 'all')
  if (around === 'away') return 'waits'
  await setWhole(lesson)
  return 'whole'
}

function isOpened(lesson: SavedLesson): lesson is OpenedLesson {
  return lesson.opened !== null
}

async function setWhole(lesson: SavedLesson): Promise<void> {
  const whole = await changeLesson(lesson, () => ({ state: 'whole' }))
  if (whole) showOne(whole, whole.opened?.parts.length ?? 0)
}

type Trouble = 'line' | 'refused' | 'full'

async function fetchPart(
  cache: Cache,
  lesson: OpenedLesson,
  part: string,
  signal: AbortSignal,
): Promise<Trouble | null> {
  const { item, opened } = lesson
  const { download, links } = opened
  const link = download ? `${download.path}/${part}` : links[part]
  const text = download && textsOf(download)[part]
  let bytes: ArrayBuffer
  let type = 'application/vnd.apple.mpegurl'
  try {
    if (text) bytes = await new Response(text).arrayBuffer()
    else if (link) {
      const fetched = await fetch(link, { signal })
      if ([401, 403, 404, 410].includes(fetched.status)) return 'refused'
      if (!fetched.ok) return 'line'
      // All of it, before any of it is kept.
      bytes = await fetched.arrayBuffer()
      type = fetched.headers.get('content-type') ?? ''
    } else {
      const answer = await contentOf(lesson, part)
      if (!answer.success) return passes(answer) ? 'line' : 'refused'
      bytes = await new Response(JSON.stringify(answer.data)).arrayBuffer()
    }
  } catch {
    return 'line'
  }
  try {
    if (download) await cache.put(savedAddress(item, part), typed(bytes, type))
    else if (!(await putPart(lesson, part, bytes, type))) return 'refused'
    return null
  } catch {
    return 'full'
  }
}

function typed(bytes: ArrayBuffer, type: string): Response {
  return new Response(bytes, { headers: { 'content-type': type } })
}

function textsOf({ rendition, master, ofRendition }: OutputOf<'openDownload'>): Record<string, string> {
  return { 'master.m3u8': master, [`${rendition.rendition}.m3u8`]: ofRendition }
}

/** None of it is about this lesson. */
function passes({ status, code }: { status: number; code: string }): boolean {
  return code === 'network' || code === 'tooMany' || status >= 500
}

type Opening = {
  version: string
  endsAt: string
  now: string
  parts: string[]
  links: Record<string, string>
  download: OutputOf<'openDownload'> | null
  first?: { part: string; data: unknown }
}

/**
 * Opens a lesson: its turn has come, its links have ended, or it was changed. What is here of the same version stays.
 */
async function openLesson(lesson: SavedLesson): Promise<OpenedLesson | Came> {
  const { student, item } = lesson
  const device = await thisDevice()
  const answer = await openingOf(lesson, device.id)
  if ('code' in answer) {
    if (passes(answer)) return 'waits'
    return giveUp(lesson, answer.message, answer.code === 'conflict' ? 'course' : 'lesson')
  }
  const { version, parts, links, download, first } = answer
  const lease = { student, item, version, ...leaseHere(answer, Date.now()) }
  const before = lesson.opened?.sealed
  const isSame = before?.lease.version === version
  const kept = isSame ? await sealAnew(device.key, before, lease) : null
  if (kept === null) await caches.delete(cacheOf(student, item))
  const key = download
    ? Uint8Array.from(atob(download.key), (character) => character.charCodeAt(0))
    : crypto.getRandomValues(new Uint8Array(16))
  const opened = {
    parts,
    links,
    // The key lies here sealed alone.
    download: download && { ...download, key: '' },
    sealed: kept ?? (await sealKey(device.key, key, lease)),
    given: [],
  }
  const changed = await changeLesson(lesson, () => ({ opened }))
  if (changed === null || !isOpened(changed)) return 'stopped'
  if (first) await putData(changed, first.part, first.data)
  return changed
}

async function openingOf(
  lesson: SavedLesson,
  device: string,
): Promise<Opening | { status: number; code: string; message: string }> {
  const { item, rendition } = lesson
  if (rendition !== null) {
    const answer = await send('openDownload', { item, device, rendition })
    if (!answer.success) return answer
    const { data } = answer
    return { ...data, version: data.video, download: data, links: {}, parts: partsOf(data) }
  }
  const lease = await send('leaseLesson', { item, device })
  if (!lease.success) return lease
  const content = await openContent(lesson)
  return content.success ? { ...lease.data, ...content, download: null } : content
}

function partsOf(download: OutputOf<'openDownload'>): string[] {
  const { ofRendition, hasPoster, storyboard, captions } = download
  return [
    ...Object.keys(textsOf(download)),
    ...ofRendition.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
    ...(hasPoster ? ['poster.jpg'] : []),
    ...(storyboard === null ? [] : ['storyboard.jpg']),
    ...captions.map((language) => `captions-${language}.vtt`),
  ]
}

/** Of a lesson that cannot be saved nothing stays; what would fail by the same reason is not tried. */
async function giveUp(
  lesson: SavedLesson,
  sentence: string,
  reach: 'lesson' | 'course' | 'all',
): Promise<Came> {
  const others = (await lessonsOf(lesson.student)).filter(
    ({ item, state, coursePath }) =>
      item !== lesson.item && state !== 'whole' && (reach === 'all' || coursePath === lesson.coursePath),
  )
  for (const one of reach === 'course' ? [lesson, ...others] : [lesson]) {
    failures.set(one.item, sentence || m.saved_failed())
    await remove(one)
  }
  if (reach === 'all') {
    await setStates(
      others.map(({ item }) => item),
      'paused',
    )
  }
  return 'stopped'
}

const failures = new Map<string, string>()

/** Why one of some lessons, or of any, could not be saved, in this tab. */
export function readFailure(items: Iterable<string> = failures.keys()): string | null {
  return [...items].flatMap((item) => failures.get(item) ?? [])[0] ?? null
}

/** Courses around whose lessons all is kept, as far as this tab knows. */
const coursesKept = new Set<string>()

/** What is needed to come to a lesson without a connection: pages with their scripts, and what the student sees there. */
async function keepAround({ student, item, kind, path, coursePath }: SavedLesson): Promise<KeptPages> {
  const name = `${student}:${coursePath}`
  await send('getNotes', { item, limit: 100 })
  const withPdf = kind === 'document' && !navigator.pdfViewerEnabled
  if (coursesKept.has(name)) return keepPages([path], withPdf)
  const id = decodeURIComponent(coursePath.split('/').at(-1) ?? '')
  const [course] = await Promise.all([
    send('getCourse', { id }),
    send('getMyCourses', { page: 1, limit: 10, show: 'all' }),
    send('getContinue', {}),
    send('getToday', {}),
    send('getPlan', {}),
    send('getNotes', { page: 1, limit: 100 }),
    fetchDueQuestions(),
  ])
  if (!course.success) return 'away'
  await send('getProgress', { course: course.data._id })
  const pages = [path, coursePath, ...signedInPages.map((page) => withLocale(page, currentLocale()))]
  const came = await keepPages(pages, withPdf)
  if (came === 'kept') coursesKept.add(name)
  return came
}

const signedInPages = ['/saved', '/my-course', '/today', '/notes', '/practice']

let contact: Promise<void> | null = null

/**
 * Tells the server of what is here: leases go on, what has ended goes, and notes that wait are sent. What was cut off is
 * fetched further, but never by itself where data is saved.
 */
export function keepContact(): Promise<void> {
  contact ??= tellAll().finally(() => {
    contact = null
  })
  return contact
}

async function tellAll(): Promise<void> {
  const student = readSession()?.id
  if (student === undefined) return
  if (listNotes(student, 'notes').length > 0)
    await import('./kept-notes.ts').then(({ sendNotes }) => sendNotes(send)).catch(() => false)
  const all = await lessonsOf(student)
  const lessons = all.filter(isOpened)
  for (let at = 0; at < lessons.length; at += mostRenewed)
    if (!(await renewAll(all, lessons.slice(at, at + mostRenewed)))) return
  if (shown !== null) await loadLessons()
  if (savesData()) return
  const left = await lessonsOf(student)
  if (left.some(({ state }) => state === 'coming')) void run(student)
  for (const lesson of left) await refill(lesson)
  if (left.length > 0) await fetchDueQuestions()
}

/** False where nothing is heard. */
async function renewAll(all: readonly SavedLesson[], lessons: readonly OpenedLesson[]): Promise<boolean> {
  const { id, key } = await thisDevice()
  const answer = await send('renewSaved', {
    device: id,
    lessons: lessons.map(({ item, opened }) => ({ item, version: opened.sealed.lease.version })),
  })
  // Ended from another device: what this one saved goes with the session.
  if (!answer.success && answer.status === 401) for (const lesson of all) await remove(lesson)
  if (!answer.success) return false
  for (const told of answer.data.lessons) {
    const lesson = lessons.find(({ item }) => item === told.item)
    if (lesson === undefined) continue
    if ('end' in told) {
      noteEnd({ item: lesson.item, title: lesson.title, end: told.end })
      await remove(lesson)
      continue
    }
    const lease = leaseHere({ endsAt: told.endsAt, now: answer.data.now }, Date.now())
    const sealed = await sealAnew(key, lesson.opened.sealed, lease)
    if (sealed !== null)
      await changeLesson(lesson, ({ opened }) => ({ opened: opened && { ...opened, sealed } }))
  }
  return true
}

/** New questions take the place of those of a practice that was worked through by half. */
async function refill(lesson: SavedLesson): Promise<void> {
  if (lesson.kind !== 'practice' || lesson.state !== 'whole' || !isOpened(lesson)) return
  if (lesson.opened.given.length < savedQuestions / 2) return
  const answer = await contentOf(lesson, 'questions')
  if (!answer.success || !(await putData(lesson, 'questions', answer.data).catch(() => false))) return
  await changeLesson(lesson, ({ opened }) => ({ opened: opened && { ...opened, given: [] } }))
}
