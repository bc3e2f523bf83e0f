import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { OutputOf } from '../../domain/calls.ts'
import type { ItemKind } from '../../domain/catalog/item-kinds.ts'
import type { RenditionName } from '../../domain/lessons/rules.ts'
import { savedPath } from '../../domain/lessons/saved/rules.ts'
import type { Locale } from '../../domain/locales.ts'
import { newDeviceKey, type SealedKey } from './lease.ts'

/** How a lesson stands on this device; `whole` alone is played. */
export type SavedState = 'coming' | 'paused' | 'whole'

/** A lesson that is to be saved. */
export type NewLesson = {
  item: string
  kind: ItemKind
  title: string
  chapterTitle: string
  courseTitle: string
  /** The address of its page, with the language. */
  path: string
  /** The address of its course's page, with the language. */
  coursePath: string
  /** In which its words are. */
  language: Locale
  /** Of a video. */
  rendition: RenditionName | null
  byteCount: number
}

/** A lesson that this device keeps for one student, or is about to. */
export type SavedLesson = NewLesson & {
  student: string
  state: SavedState
  /** In the order in which they are fetched. */
  savedAt: number
  /** What its turn in the queue began; null before. */
  opened: Opened | null
}

export type Opened = {
  /** What it consists of: of a video below the path of its download. */
  parts: string[]
  /** Of a video its key; of any other lesson the one that its parts are sealed with. */
  sealed: SealedKey
  /** Of a video; the key in it is empty. */
  download: OutputOf<'openDownload'> | null
  /** Where parts of another lesson are fetched; what has no link comes by a call. */
  links: Record<string, string>
  /** Questions of a practice that were asked already. */
  given: string[]
}

export type OpenedLesson = SavedLesson & { opened: Opened }

export function isOpened(lesson: SavedLesson): lesson is OpenedLesson {
  return lesson.opened !== null
}

/** What a call answered, as it was then. */
export type KeptAnswer = { student: string; call: string; input: string; data: unknown; at: number }

export type Device = { name: 'this'; id: string; key: CryptoKey }

type Schema = DBSchema & {
  devices: { key: string; value: Device }
  lessons: { key: [string, string]; value: SavedLesson; indexes: { student: string } }
  answers: { key: [string, string, string]; value: KeptAnswer; indexes: { student: string } }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('saved', 1, {
    upgrade(made) {
      made.createObjectStore('devices', { keyPath: 'name' })
      made.createObjectStore('lessons', { keyPath: ['student', 'item'] }).createIndex('student', 'student')
      made
        .createObjectStore('answers', { keyPath: ['student', 'call', 'input'] })
        .createIndex('student', 'student')
    },
    terminated() {
      opened = null
    },
  })
  // What failed once is tried again.
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** This device's name for itself and its key, made by the first lesson that it saves. */
export async function thisDevice(): Promise<Device> {
  const store = await database()
  const known = await store.get('devices', 'this')
  if (known) return known
  const made: Device = { name: 'this', id: crypto.randomUUID(), key: await newDeviceKey() }
  const writing = store.transaction('devices', 'readwrite')
  // Another tab may have been first.
  const first = (await writing.store.get('this')) ?? made
  await writing.store.put(first)
  await writing.done
  return first
}

export async function lessonsOf(student: string | undefined): Promise<SavedLesson[]> {
  if (student === undefined) return []
  return (await database()).getAllFromIndex('lessons', 'student', student)
}

/** Changes a lesson as it stands now; null where it is gone. */
export async function changeLesson(
  { student, item }: Pick<SavedLesson, 'student' | 'item'>,
  change: (now: SavedLesson) => Partial<SavedLesson>,
): Promise<SavedLesson | null> {
  const writing = (await database()).transaction('lessons', 'readwrite')
  const lesson = await writing.store.get([student, item])
  const changed = lesson && { ...lesson, ...change(lesson) }
  if (changed) await writing.store.put(changed)
  await writing.done
  return changed ?? null
}

/** The same for what its turn in the queue began. */
export function changeOpened(
  lesson: SavedLesson,
  change: (now: Opened) => Partial<Opened>,
): Promise<SavedLesson | null> {
  return changeLesson(lesson, ({ opened }) => ({ opened: opened && { ...opened, ...change(opened) } }))
}

/** A lesson that can be opened; null where it is not here or not whole. */
export async function wholeLesson(student: string, item: string): Promise<OpenedLesson | null> {
  const lesson = await (await database()).get('lessons', [student, item])
  return lesson?.state === 'whole' && isOpened(lesson) ? lesson : null
}

/** The one cache of a lesson. */
export function cacheOf(student: string, item: string): string {
  return `saved:${student}:${item}`
}

/** Where a part of a saved lesson is asked for; the service worker answers. */
export function savedAddress(item: string, part: string): string {
  return `${savedPath}${item}/${part}`
}
