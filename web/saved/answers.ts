import type { CallName, InputOf, OutputOf } from '../../domain/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { readSession } from '../session.ts'
import { noteAge } from '../shown-age.ts'
import { keyOfLesson, readData, readPart } from './contents.ts'
import { type LeaseProblem, sealAnew } from './lease.ts'
import {
  type CachedResponse,
  cacheOf,
  changeOpened,
  inTable,
  isOpened,
  lessonsOf,
  type OpenedLesson,
  readRow,
  savedAddress,
  thisDevice,
  wholeLesson,
} from './store.ts'

/** Calls whose responses are cached per student, so that they work offline. */
const cachedCalls: readonly string[] = [
  'getContinue',
  'getCourse',
  'getMyCourses',
  'getNotes',
  'getPlan',
  'getProgress',
  'getToday',
] satisfies CallName[]

const mostAnswers = 200

/** Caches a response. On a full disk only the copy is lost. */
export async function keepAnswer(call: string, input: unknown, data: unknown): Promise<void> {
  noteAge(null)
  const student = readSession()?.id
  if (student === undefined || !cachedCalls.includes(call)) return
  try {
    await putAnswer({ student, call, input: keyOf(input), data, at: Date.now() })
  } catch {
    // It opens while there is a connection.
  }
}

function putAnswer(answer: CachedResponse): Promise<void> {
  return inTable('answers', 'readwrite', async (answers) => {
    await answers.put(answer)
    const all = await answers.ofStudent(answer.student)
    const oldest = all.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, all.length - mostAnswers))
    for (const { student, call, input } of oldest) await answers.delete([student, call, input])
  })
}

/** The last response to a call; null where none is cached. The page then says how old it is. */
export async function readAnswer(call: string, input: unknown): Promise<{ data: unknown } | null> {
  const student = readSession()?.id
  if (student === undefined || !cachedCalls.includes(call)) return null
  const kept = await readRow('answers', [student, call, keyOf(input)])
  if (kept === undefined) return null
  noteAge(kept.at)
  return { data: kept.data }
}

function keyOf(input: unknown): string {
  const given = Object.entries(input ?? {}).filter(([, value]) => value !== undefined)
  return JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reasons why a saved lesson does not open, with a way out. */
const sentences: Record<LeaseProblem, () => string> = {
  edited: () => m.saved_edited(),
  expired: () => m.saved_expired(),
  clock: () => m.saved_clock(),
}

export type SavedResponse = { data: unknown } | { refused: string } | null

/** Calls that a saved lesson answers, and the input that identifies it. */
const openingCalls: Readonly<Record<string, string>> = {
  openStream: 'item',
  openStepLesson: 'item',
  openSheet: 'item',
  getPresignedFile: 'file',
} satisfies Partial<Record<CallName, string>>

/**
 * What opens a saved lesson of the student, in the form of the call that opens it; the error that refuses it; null
 * where it is not saved.
 */
export async function openSaved(call: string, input: Record<string, unknown>): Promise<SavedResponse> {
  const student = readSession()?.id
  const name = openingCalls[call]
  if (student === undefined || name === undefined) return null
  const saved = await wholeLesson(student, String(input[name]))
  if (saved === null) return null
  // Another language than the page's is better than nothing.
  const isInOther = input['language'] !== undefined && input['language'] !== saved.language
  if (isInOther && navigator.onLine) return null
  if (!(await isHere(saved))) return null
  const isVideo = saved.opened.download !== null
  // The segments of a video come through the service worker.
  if (isVideo !== (call === 'openStream') || (isVideo && !navigator.serviceWorker?.controller)) return null
  const refused = await refusalOf(saved)
  if (refused !== null) return { refused }
  if (isVideo) answerWorker()
  return { data: isVideo ? streamOf(saved) : await contentAs(call, saved) }
}

/** Why a lesson does not open; null where it opens, with the device's clock recorded. */
async function refusalOf(lesson: OpenedLesson): Promise<string | null> {
  const keyOrProblem = await keyOfLesson(lesson)
  if ('problem' in keyOrProblem) return sentences[keyOrProblem.problem]()
  await noteClock(lesson)
  return null
}

async function contentAs(call: string, lesson: OpenedLesson): Promise<unknown> {
  if (call === 'openSheet') return readData(lesson, 'sheet')
  if (call === 'getPresignedFile') {
    const file = await readPart(lesson, 'file')
    const { size: byteCount, type: contentType } = file
    const nothing = { expiresAt: '', posterUrl: null, captions: [], qualities: [] }
    return { ...nothing, url: URL.createObjectURL(file), contentType, byteCount }
  }
  const answer = await readData<OutputOf<'openStepLesson'>>(lesson, 'lesson')
  const voices = await Promise.all(
    Object.keys(answer.voices).map(async (id) => [
      id,
      URL.createObjectURL(await readPart(lesson, `voice-${id}`)),
    ]),
  )
  // The device itself knows the last position.
  return { ...answer, voices: Object.fromEntries(voices), place: null }
}

/** Browsers that free space evict a cache or a part of it. */
async function isHere({ student, item, opened }: OpenedLesson): Promise<boolean> {
  const cache = await caches.open(cacheOf(student, item))
  return (await cache.keys()).length >= opened.parts.length
}

/** The device's clock was not set back to before it last opened a lesson. */
async function noteClock(lesson: OpenedLesson): Promise<void> {
  const { sealed } = lesson.opened
  const seenAt = Math.max(Date.now(), sealed.lease.seenAt)
  const moved = await sealAnew((await thisDevice()).key, sealed, { seenAt })
  if (moved !== null) await changeOpened(lesson, () => ({ sealed: moved }))
}

function streamOf({ item, opened: { download } }: OpenedLesson): object {
  const address = (part: string) => savedAddress(item, part)
  if (download === null) return {}
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
    // The device itself knows the last position.
    place: null,
  }
}

let isAnswering = false

/** Tells the worker, which checks for every segment, whether this student may have it, and from where. */
function answerWorker(): void {
  if (isAnswering) return
  isAnswering = true
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const [, item = '', part] = /^\/saved\/([^/]+)\/(.+)$/.exec(String(data?.savedPart ?? '')) ?? []
    if (part === undefined) return
    void partOf(item, part)
      .catch(() => ({ status: 404 }))
      .then((answer) => ports[0]?.postMessage(answer))
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
  const lesson = await wholeLesson(student, item)
  if (lesson === null) return { status: 404 }
  const opened = await keyOfLesson(lesson)
  return 'key' in opened ? opened : { status: 403 }
}

type Questions = OutputOf<'nextQuestions'>
type Question = Questions['questions'][number]

const dueName = { call: 'nextQuestions', input: keyOf({}) }
/** Stores due questions for the practice page. */
export function keepDue(student: string, data: Questions): Promise<void> {
  return putAnswer({ student, ...dueName, data, at: Date.now() })
}

export async function readDue(student: string): Promise<(CachedResponse & { data: Questions }) | undefined> {
  const kept = await readRow('answers', [student, dueName.call, dueName.input])
  // It was written by this file only.
  return kept as (CachedResponse & { data: Questions }) | undefined
}

/**
 * Unseen questions of saved practice, and of what was due; the error that refuses them; null where nothing was saved
 * that they could come from.
 */
export async function savedQuestions({
  item,
  skills = [],
  like,
  again,
  count = 1,
}: InputOf<'nextQuestions'>): Promise<SavedResponse> {
  const student = readSession()?.id
  if (student === undefined) return null
  const due = item === undefined && again === undefined ? await readDue(student) : undefined
  const candidates: { question: Question; lesson: OpenedLesson | null }[] = (due?.data.questions ?? []).map(
    (question) => ({ question, lesson: null }),
  )
  let maker: string | undefined
  for (const lesson of await lessonsOf(student)) {
    if (lesson.kind !== 'practice' || lesson.state !== 'whole' || !isOpened(lesson)) continue
    if (item !== undefined && lesson.item !== item) continue
    const refused = await refusalOf(lesson)
    if (refused !== null && item !== undefined) return { refused }
    if (refused !== null) continue
    const { questions } = await readData<Questions>(lesson, 'questions')
    const known = questions.find(({ question }) => question === again)
    if (known) return { data: { questions: [known] } }
    maker ??= questions.find(({ question }) => question === like)?.maker
    for (const question of questions)
      if (!lesson.opened.given.includes(question.question)) candidates.push({ question, lesson })
  }
  if (again !== undefined || (candidates.length === 0 && due === undefined && item === undefined)) return null
  const isWanted = ({ question }: (typeof candidates)[number]) =>
    like !== undefined
      ? question.maker === maker && question.question !== like
      : skills.length === 0 || skills.includes(question.skill.id)
  const chosen = candidates.filter(isWanted).slice(0, count)
  if (chosen.length === 0) return like === undefined ? { refused: m.saved_practice_done() } : null
  const names = new Set(chosen.map(({ question }) => question.question))
  if (due && chosen.some(({ lesson }) => lesson === null)) {
    noteAge(due.at)
    const questions = due.data.questions.filter(({ question }) => !names.has(question))
    await putAnswer({ ...due, data: { questions } })
  }
  for (const lesson of new Set(chosen.flatMap(({ lesson: of }) => of ?? [])))
    await changeOpened(lesson, ({ given }) => ({
      given: [
        ...given,
        ...chosen.flatMap(({ lesson: of, question }) => (of === lesson ? question.question : [])),
      ],
    }))
  return { data: { questions: chosen.map(({ question }) => question) } }
}
