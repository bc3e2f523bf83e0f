import { promisifyRequest } from 'idb-keyval'
import type { OutputOf } from '../../domain/calls.ts'
import type { ItemKind } from '../../domain/catalog/item-kinds.ts'
import type { RenditionName } from '../../domain/lessons/rules.ts'
import { savedPath } from '../../domain/lessons/saved/rules.ts'
import type { Locale } from '../../domain/locales.ts'
import { newDeviceKey, type SealedKey } from './lease.ts'

/** A lesson's state on this device; only `whole` can be played. */
type SavedState = 'coming' | 'paused' | 'whole'

/** A lesson to save. */
export type NewLesson = {
  item: string
  kind: ItemKind
  title: string
  chapterTitle: string
  courseTitle: string
  /** The path of its page, with the language. */
  path: string
  /** The path of its course's page, with the language. */
  coursePath: string
  /** Language of its content. */
  language: Locale
  /** Videos only. */
  rendition: RenditionName | null
  byteCount: number
}

/** A lesson that is saved for one student, or is being saved. */
export type SavedLesson = NewLesson & {
  student: string
  state: SavedState
  /** Position in the download order. */
  savedAt: number
  /** Set when its download starts; null before. */
  opened: OpenedContent | null
}

export type OpenedContent = {
  /** Its parts; those of a video are relative to the path of its download. */
  parts: string[]
  /** The key of a video, or the one that the parts of another lesson are encrypted with. */
  sealed: SealedKey
  /** Videos only; the key in it is empty. */
  download: OutputOf<'openDownload'> | null
  /** Where parts of another lesson are fetched; what has no link comes by a call. */
  links: Record<string, string>
  /** Practice questions that were already used. */
  given: string[]
}

export type OpenedLesson = SavedLesson & { opened: OpenedContent }

export function isOpened(lesson: SavedLesson): lesson is OpenedLesson {
  return lesson.opened !== null
}

/** A cached response of a call. */
export type CachedResponse = { student: string; call: string; input: string; data: unknown; at: number }

export type Device = { name: 'this'; id: string; key: CryptoKey }

type Rows = { devices: Device; lessons: SavedLesson; answers: CachedResponse }

let openedDatabase: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  openedDatabase ??= open()
  // A failed attempt is retried.
  openedDatabase.catch(forgetDatabase)
  return openedDatabase
}

function forgetDatabase(): void {
  openedDatabase = null
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('saved', 1)
  opening.onupgradeneeded = () => {
    const made = opening.result
    made.createObjectStore('devices', { keyPath: 'name' })
    made.createObjectStore('lessons', { keyPath: ['student', 'item'] }).createIndex('student', 'student')
    made
      .createObjectStore('answers', { keyPath: ['student', 'call', 'input'] })
      .createIndex('student', 'student')
  }
  const made = await promisifyRequest(opening)
  made.onclose = forgetDatabase
  return made
}

/** Rows of one kind in one transaction. */
type Table<Row> = {
  get(key: IDBValidKey): Promise<Row | undefined>
  ofStudent(student: string): Promise<Row[]>
  put(row: Row): Promise<IDBValidKey>
  delete(key: IDBValidKey): Promise<undefined>
}

/** Reads or writes rows; resolves once they are stored. `work` may await nothing but rows. */
export async function inTable<Name extends keyof Rows, Result>(
  name: Name,
  mode: IDBTransactionMode,
  work: (table: Table<Rows[Name]>) => Promise<Result>,
): Promise<Result> {
  const transaction = (await database()).transaction(name, mode)
  const store = transaction.objectStore(name)
  const table: Table<Rows[Name]> = {
    get: (key) => promisifyRequest(store.get(key)),
    ofStudent: (student) => promisifyRequest(store.index('student').getAll(student)),
    put: (row) => promisifyRequest(store.put(row)),
    delete: (key) => promisifyRequest(store.delete(key)),
  }
  const [result] = await Promise.all([work(table), promisifyRequest(transaction)])
  return result
}

export function readRow<Name extends keyof Rows>(
  name: Name,
  key: IDBValidKey,
): Promise<Rows[Name] | undefined> {
  return inTable(name, 'readonly', (table) => table.get(key))
}

/** This device's id and key, created with the first saved lesson. */
export async function thisDevice(): Promise<Device> {
  const known = await readRow('devices', 'this')
  if (known) return known
  const made: Device = { name: 'this', id: crypto.randomUUID(), key: await newDeviceKey() }
  return inTable('devices', 'readwrite', async (devices) => {
    // Another tab may have been first.
    const first = (await devices.get('this')) ?? made
    await devices.put(first)
    return first
  })
}

export async function lessonsOf(student: string | undefined): Promise<SavedLesson[]> {
  return student === undefined ? [] : inTable('lessons', 'readonly', (lessons) => lessons.ofStudent(student))
}

/** Updates the current row of a lesson; null where it was deleted. */
export function changeLesson(
  { student, item }: Pick<SavedLesson, 'student' | 'item'>,
  change: (now: SavedLesson) => Partial<SavedLesson>,
): Promise<SavedLesson | null> {
  return inTable('lessons', 'readwrite', async (lessons) => {
    const lesson = await lessons.get([student, item])
    if (lesson === undefined) return null
    const changed = { ...lesson, ...change(lesson) }
    await lessons.put(changed)
    return changed
  })
}

/** The same for the data of its download. */
export function changeOpened(
  lesson: SavedLesson,
  change: (now: OpenedContent) => Partial<OpenedContent>,
): Promise<SavedLesson | null> {
  return changeLesson(lesson, ({ opened }) => ({ opened: opened && { ...opened, ...change(opened) } }))
}

/** A lesson that can be opened; null where it is missing or incomplete. */
export async function wholeLesson(student: string, item: string): Promise<OpenedLesson | null> {
  const lesson = await readRow('lessons', [student, item])
  return lesson?.state === 'whole' && isOpened(lesson) ? lesson : null
}

/** The cache of a lesson. */
export function cacheOf(student: string, item: string): string {
  return `saved:${student}:${item}`
}

/** URL of a part of a saved lesson; the service worker answers it. */
export function savedAddress(item: string, part: string): string {
  return `${savedPath}${item}/${part}`
}
