import type { CallName, InputOf, OutputOf } from '../../domain/calls.ts'
import { longestUnsentSeconds } from '../../domain/lessons/notes/rules.ts'
import { sendInOrder } from '../outbox.ts'
import { forgetNote, isSignedIn, keepNote, listNotes, readSession } from '../session.ts'
import { newClientKey } from '../ui/client-key.ts'
import { keepAnswer, readAnswer } from './answers.ts'
import { readRow } from './store.ts'

// Notes written offline: they wait on the device in order, and are shown among the others.

type Note = OutputOf<'saveNote'> & { isWaiting?: true; refused?: string }
type Notes = OutputOf<'getNotes'>
/** A waiting call, with the note it results in. */
type WaitingCall = { at: number } & (
  | { call: 'saveNote' | 'changeNote'; note: Note; key: string }
  | { call: 'deleteNote'; id: string }
)

const shelf = 'notes'
type SendResult =
  | { success: true; data: unknown }
  | { success: false; status: number; isFinal: boolean; message: string }
/** Makes a call, as `send` of `web/api.ts`, which calls this file. */
export type Send = <Name extends CallName>(name: Name, input: InputOf<Name>) => Promise<SendResult>

/** Calls that send waiting notes go straight through. */
const merging = new WeakSet<object>()

type Outcome = { success: boolean; code?: string; data?: unknown }

/**
 * Lists notes, including those that wait, or writes one: at once where online and nothing waits before it, else on the
 * device. Null where neither is possible.
 */
export async function askNotes<Answer extends Outcome>(
  name: string,
  input: Record<string, unknown>,
  ask: () => Promise<Answer>,
  send: Send,
): Promise<Answer | { given: unknown } | null> {
  const student = readSession()?.id
  if (student === undefined || merging.has(input)) return null
  const waitingBefore = waitingOf(student)
  for (const { value, ...one } of waitingBefore) {
    if (value.call === 'deleteNote' || value.note._id !== input['id']) continue
    if (name === 'deleteNote') forgetNote(student, one, shelf)
    // The server does not know it: it is tried again as it is now.
    else if (refusals.delete(one.name)) {
      const note = { ...value.note, words: String(input['words']) }
      if (!keepNote(student, one.name, { ...value, note }, shelf)) return null
      void sendNotes(send)
      return { given: note }
    }
  }
  // One that is deleted may be on its way to the server.
  const isReady = waitingBefore.length === 0 || (await sendNotes(send))
  const answer = isReady || name === 'getNotes' ? await ask() : null
  if (answer && (answer.success || answer.code !== 'network')) {
    if (name !== 'getNotes' || !answer.success) return answer
    void keepAnswer(name, input, answer.data)
    return { given: await withNotes(input, answer.data) }
  }
  if (name === 'getNotes') {
    const kept = await withNotes(input, null)
    return kept ? { given: kept } : answer
  }
  const waiting = await waitingFor(student, name, input)
  if (waiting === null) return answer
  // Two notes in the same millisecond keep their order.
  const last = Number(waitingOf(student).at(-1)?.name.split('-')[0] ?? 0)
  const place = `${String(Math.max(waiting.at, last + 1)).padStart(16, '0')}-${newClientKey().slice(0, 8)}`
  if (!keepNote(student, place, waiting, shelf)) return answer
  return { given: waiting.call === 'deleteNote' ? null : waiting.note }
}

async function waitingFor(
  student: string,
  name: string,
  input: Record<string, unknown>,
): Promise<WaitingCall | null> {
  const at = Date.now()
  if (name === 'deleteNote') return { at, call: 'deleteNote', id: String(input['id']) }
  if (name === 'changeNote') {
    // The call's input, typed by its schema.
    const { id, words } = input as InputOf<'changeNote'>
    const known = (await allNotes())?.find(({ _id }) => _id === id)
    return known
      ? { at, call: 'changeNote', note: { ...known, words, isWaiting: true }, key: newClientKey() }
      : null
  }
  const { item, words, second, sheetQuestion, practice, clientKey } = input as InputOf<'saveNote'>
  const lesson = await readRow('lessons', [student, item])
  if (lesson === undefined) return null
  const [courseSlug = '', lessonSlug = ''] = lesson.path.split('/').slice(-2).map(decodeURIComponent)
  const { title: lessonTitle, kind: lessonKind, courseTitle } = lesson
  const place = {
    ...{ item, lessonTitle, lessonKind, lessonSlug, courseTitle, courseSlug, second: second ?? null },
    sheetQuestion: sheetQuestion ?? null,
    // The server knows its skill.
    practice: practice === undefined ? null : { skill: '', question: practice },
  }
  const note = { _id: clientKey, ...place, words: words.trim(), createdAt: new Date(at).toISOString() }
  return { at, call: 'saveNote', note: { ...note, isWaiting: true }, key: clientKey }
}

function waitingOf(student: string) {
  return listNotes<WaitingCall>(student, shelf).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Why the server did not accept some, by their names: this page does not send them again. */
const refusals = new Map<string, string>()

/** Sends waiting notes in order; the server stores each once. True when online. Never rejects. */
export async function sendNotes(send: Send): Promise<boolean> {
  let isChanged = false
  const isDone = await sendInOrder<WaitingCall, unknown>({
    shelf,
    list: (student) => waitingOf(student).filter(({ name }) => !refusals.has(name)),
    ask: ([waiting]) => sendOne(waiting, send),
    heard() {
      isChanged = true
    },
    refused({ name, value }, reason) {
      isChanged = true
      if (value.call === 'deleteNote') return null
      // It stays here, where it was written.
      refusals.set(name, reason)
      return value
    },
  })
  if (isDone && isChanged) dispatchEvent(new Event('notes-merged'))
  return isDone
}

async function sendOne(waiting: WaitingCall, send: Send): Promise<SendResult> {
  const student = readSession()?.id ?? ''
  if (waiting.call === 'deleteNote') return send('deleteNote', unheld({ id: waiting.id }))
  const { note, key, at } = waiting
  if (waiting.call === 'changeNote') {
    const answer = await send('changeNote', unheld({ id: note._id, words: note.words }))
    // Deleted on another device: the text written here becomes a new note.
    if (answer.success || answer.status !== 404 || note.item === null || !isSignedIn(student)) return answer
  }
  const writtenSecondsAgo = Math.round(Math.min(Math.max(0, Date.now() - at) / 1000, longestUnsentSeconds))
  return send(
    'saveNote',
    unheld({
      item: note.item ?? '',
      words: note.words,
      clientKey: key,
      writtenSecondsAgo,
      ...(note.second !== null && { second: note.second }),
      ...(note.sheetQuestion && { sheetQuestion: note.sheetQuestion }),
      ...(note.practice && { practice: note.practice.question }),
    }),
  )
}

function unheld<Input extends object>(input: Input): Input {
  merging.add(input)
  return input
}

/**
 * A response to `getNotes` merged with waiting notes; for null, what the device has of the requested notes, or null
 * where nothing is stored.
 */
async function withNotes(input: Record<string, unknown>, answer: unknown): Promise<Notes | null> {
  // The call's input, typed by its schema.
  const { item, search = '', page = 1, limit = 10 } = input as InputOf<'getNotes'>
  // It is a response to this call.
  if (answer !== null && (search !== '' || page > 1)) return answer as Notes
  const response = answer as Notes | null
  const words = search.toLowerCase().split(/\s+/)
  const all = response === null ? await allNotes(item) : overlaid(response.data, item)
  if (all === null) return null
  const found = all.filter((note) =>
    words.every((word) =>
      `${note.words} ${note.lessonTitle} ${note.practice?.skill ?? ''}`.toLowerCase().includes(word),
    ),
  )
  if (response !== null) return { ...response, data: found }
  const [from, to] = [(page - 1) * limit, page * limit]
  return { data: found.slice(from, to), totalPages: Math.ceil(found.length / limit) }
}

/** All notes on this device, or those of one lesson. */
async function allNotes(item?: string): Promise<Note[] | null> {
  const whole = await readAnswer('getNotes', { page: 1, limit: 100 })
  const ofLesson = item === undefined ? null : await readAnswer('getNotes', { item, limit: 100 })
  const kept = (ofLesson ?? whole)?.data as Notes | undefined
  if (kept === undefined) return null
  const notes = kept.data.filter((note) => item === undefined || note.item === item)
  return overlaid(notes, item)
}

function overlaid(notes: readonly Note[], item: string | undefined): Note[] {
  const student = readSession()?.id
  const byId = new Map(notes.map((note) => [note._id, note]))
  for (const { name, value } of student === undefined ? [] : waitingOf(student)) {
    if (value.call === 'deleteNote') byId.delete(value.id)
    else if (item === undefined || value.note.item === item)
      byId.set(value.note._id, { ...value.note, refused: refusals.get(name) ?? '' })
  }
  const rank = ({ second }: Note) => (item === undefined ? 0 : (second ?? -1))
  return [...byId.values()].toSorted(
    (one, other) => rank(one) - rank(other) || other.createdAt.localeCompare(one.createdAt),
  )
}
