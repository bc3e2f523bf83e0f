import { useSyncExternalStore } from 'react'
import type { UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { startUpload, type Upload, type UploadView } from './start-upload.ts'

/** The lesson of a course that a file was given for. */
type Lesson = { courseId: string; itemId: string }
export type TrayEntry = { id: string; file: File; view: UploadView; lesson: Lesson | null }
type Waiting = { file: File; lesson?: Lesson }

/** So many files are on their way at once; the others wait for their turn. */
const atOnce = 2

let entries: readonly TrayEntry[] = []
const running = new Map<string, Upload>()
const listeners = new Set<() => void>()

/** Files that were given together, on their way whatever screen is shown. */
export function useTray(): readonly TrayEntry[] {
  return useSyncExternalStore(listen, () => entries)
}

export function addToTray(files: readonly Waiting[]): void {
  const added = files.map(({ file, lesson = null }): TrayEntry => {
    const id = crypto.randomUUID()
    return { id, file, lesson, view: { step: 'queued', file } }
  })
  change([...entries, ...added])
}

/** Takes a file out: what was sent of it is deleted unless it is stored. */
export function removeFromTray(id: string): void {
  running.get(id)?.cancel()
  running.delete(id)
  change(entries.filter((entry) => entry.id !== id))
}

/** Takes out whatever is not on its way any more. */
export function clearTray(): void {
  change(entries.filter(({ view }) => isUnderWay(view)))
}

/** Another person, or nobody: what is on its way is paused, and the same files go on from there. */
export function leaveTray(): void {
  for (const upload of running.values()) upload.leave()
  running.clear()
  change([])
}

export function isUnderWay({ step }: UploadView): boolean {
  return step === 'queued' || step === 'sending' || step === 'checking'
}

/** What a file is stored as, by what the browser says of it; null for what no lesson or text shows. */
export function kindOfFile({ type, name }: Pick<File, 'type' | 'name'>): UploadKind | null {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'document'
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/') || /\.(?:mkv|avi|ts|mts|m2ts|wmv|flv|ogv|3gp)$/i.test(name)) return 'video'
  return null
}

/** The title of a lesson from its file: `03_ratios of sides.mp4` is "03 ratios of sides". */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
}

function listen(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

function change(next: readonly TrayEntry[]): void {
  entries = next
  for (const heard of listeners) heard()
  startNext()
}

function show(id: string, view: UploadView): void {
  if (!isUnderWay(view) && view.step !== 'failed') running.delete(id)
  change(entries.map((entry) => (entry.id === id ? { ...entry, view } : entry)))
}

function startNext(): void {
  const busy = entries.filter(({ view }) => isUnderWay(view) && view.step !== 'queued').length
  const next = entries.find(({ view }) => view.step === 'queued')
  if (busy >= atOnce || next === undefined) return
  const { id, file } = next
  const kind = kindOfFile(file)
  if (kind === null) {
    show(id, { step: 'failed', file, reason: m.admin_upload_kind_unknown(), again: null })
    return
  }
  show(id, { step: 'sending', file, sentBytes: 0, isPaused: false, isWaiting: false })
  running.set(
    id,
    startUpload(kind, file, (view) => show(id, view)),
  )
  startNext()
}
