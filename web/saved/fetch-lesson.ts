import type { OutputOf } from '../../domain/calls.ts'
import { withLocale } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { currentLocale } from '../locale.ts'
import { putData, putPart } from './contents.ts'
import { contentOf, fetchDueQuestions, openContent } from './fetched.ts'
import { partsHere, showOne } from './kept-lessons.ts'
import { leaseHere, sealAnew, sealKey } from './lease.ts'
import { type KeptPages, keepPages } from './pages.ts'
import {
  cacheOf,
  changeLesson,
  isOpened,
  type OpenedLesson,
  type SavedLesson,
  savedAddress,
  thisDevice,
} from './store.ts'

/** Why a lesson cannot be saved, and which others fail for the same reason. */
export type Refusal = { sentence: string; reach: 'lesson' | 'course' | 'all' }

type FetchResult = 'whole' | 'stopped' | 'waits' | Refusal

/** Fetches what is missing of a lesson; `waits` for a better connection. */
export async function fetchLesson(savedLesson: SavedLesson, signal: AbortSignal): Promise<FetchResult> {
  const lesson = isOpened(savedLesson) ? savedLesson : await openLesson(savedLesson)
  if (!hasOpened(lesson)) return lesson
  const { student, item, opened } = lesson
  const storedParts = await partsHere(lesson)
  const missing = opened.parts.filter((part) => !storedParts.has(part))
  showOne(lesson, storedParts.size)
  const cache = await caches.open(cacheOf(student, item))
  let problem: FetchProblem | null = null
  const work = async () => {
    for (let part = missing.shift(); part !== undefined; part = missing.shift()) {
      if (problem !== null || signal.aborted) return
      const failed = await fetchPart(cache, lesson, part, signal)
      if (failed !== null) problem ??= failed
      else if (!signal.aborted) showOne(lesson, storedParts.add(part).size)
    }
  }
  await Promise.all(Array.from({ length: partsAtOnce }, work))
  if (signal.aborted) return 'stopped'
  if (problem === 'full') return { sentence: m.saved_full(), reach: 'all' }
  if (problem === 'refused') {
    const again = await openLesson(lesson)
    return hasOpened(again) ? 'waits' : again
  }
  const around = problem === null ? await keepAround(lesson) : 'away'
  if (around === 'full') return { sentence: m.saved_full(), reach: 'all' }
  if (around === 'away') return 'waits'
  const whole = await changeLesson(lesson, () => ({ state: 'whole' }))
  if (whole) showOne(whole, opened.parts.length)
  return 'whole'
}

function hasOpened(answer: OpenedLesson | FetchResult): answer is OpenedLesson {
  return typeof answer !== 'string' && 'opened' in answer
}

const partsAtOnce = 3

type FetchProblem = 'line' | 'refused' | 'full'

async function fetchPart(
  cache: Cache,
  lesson: OpenedLesson,
  part: string,
  signal: AbortSignal,
): Promise<FetchProblem | null> {
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
      // Fetch all of it before storing any of it.
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
 * Requests a lesson: it is next in the queue, its links have expired, or it was changed. Stored parts of the same
 * version stay.
 */
async function openLesson(lesson: SavedLesson): Promise<OpenedLesson | FetchResult> {
  const { student, item } = lesson
  const device = await thisDevice()
  const answer = await openingOf(lesson, device.id)
  if ('code' in answer) {
    if (passes(answer)) return 'waits'
    return { sentence: answer.message, reach: answer.code === 'conflict' ? 'course' : 'lesson' }
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
    // The key is stored only encrypted.
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

/** Courses whose pages are all cached, as far as this tab knows. */
const coursesKept = new Set<string>()

/** What is needed to reach a lesson offline: pages with their scripts, and the student's data on them. */
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
