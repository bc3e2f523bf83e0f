import { useSyncExternalStore } from 'react'
import type { UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { startUpload, type Upload, type UploadView } from './start-upload.ts'

/** The lesson of a course that a file belongs to. */
type Lesson = { courseId: string; itemId: string }
export type TrayEntry = { id: string; file: File; view: UploadView; lesson: Lesson | null }
type Waiting = { file: File; lesson?: Lesson }

/** Concurrent uploads; further files are queued. */
const atOnce = 2

let entries: readonly TrayEntry[] = []
const running = new Map<string, Upload>()
const listeners = new Set<() => void>()

/** Uploads that continue across screens. */
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

/** Removes a file: its uploaded part is deleted unless it is stored. */
export function removeFromTray(id: string): void {
  running.get(id)?.cancel()
  running.delete(id)
  change(entries.filter((entry) => entry.id !== id))
}

/** Removes all files that are not uploading. */
export function clearTray(): void {
  change(entries.filter(({ view }) => isUnderWay(view)))
}

/** On sign-out or another user: uploads pause, and resume with the same files. */
export function leaveTray(): void {
  for (const upload of running.values()) upload.leave()
  running.clear()
  change([])
}

export function isUnderWay({ step }: UploadView): boolean {
  return step === 'queued' || step === 'sending' || step === 'checking'
}

/** The media type of a file, by its MIME type; null if no lesson or text can show it. */
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
