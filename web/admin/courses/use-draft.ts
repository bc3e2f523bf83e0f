import { useCallback, useEffect, useRef, useState } from 'react'
import type { CourseContent } from '../../../domain/admin/courses/schemas.ts'
import { actor, send } from '../api.ts'
import { type CopyOf, forget, isSame, keep, readKept } from '../kept-copy.ts'

export type SaveState =
  /** Null: nothing was changed since it was opened. */
  | { kind: 'saved'; at: string | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'lost' }
  | { kind: 'refused'; fields: Record<string, string>; message: string }
  | { kind: 'conflict'; message: string }

export type Draft = {
  document: CourseContent
  state: SaveState
  /** The version that was shown last; `currentVersion` is the one after a save that was just awaited. */
  version: number
  currentVersion(): number
  isSlugTaken: boolean
  change(change: (document: CourseContent) => CourseContent): void
  /** Saves what is not saved yet; true once all is. */
  flush(): Promise<boolean>
  /** Goes on from what is there now, with this document as the next version. */
  writeOver(version: number, document: CourseContent): void
  /** Goes on with what is there now. */
  adopt(version: number, document: CourseContent): void
}

type Begun = { courseId: string; document: CourseContent; version: number }

const pauseMilliseconds = 1200
const retryMilliseconds = 5000

/** Saves that are under way, also of a builder that was left: another opening waits for them. */
const underWay = new Map<string, Promise<unknown>>()

export async function settled(courseId: string): Promise<void> {
  await underWay.get(courseId)
}

/**
 * The working copy as it is written: saved a moment after each change, kept in this browser until it is
 * saved, and stopped by a version of somebody else until the author has chosen.
 */
export function useDraft({ courseId, document: stored, version: storedVersion }: Begun): Draft {
  // What is saved after the screen was left is saved by who wrote it, or not at all.
  const [copy] = useState<CopyOf>(() => ({ courseId, staffId: actor() }))
  const [begun] = useState(() => beginning(copy, stored, storedVersion))
  const [document, setDocument] = useState(begun.document)
  const [state, setState] = useState<SaveState>(begun.state)
  const [isSlugTaken, setSlugTaken] = useState(false)
  const [version, setVersion] = useState(begun.version)
  const now = useRef({
    document,
    version,
    savedDocument: begun.saved,
    isStopped: begun.state.kind === 'conflict',
  })
  const editingId = useRef(crypto.randomUUID())
  const timer = useRef(0)

  const running = useRef<Promise<boolean> | null>(null)
  const isLeft = useRef(false)

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { document: sent, version: baseVersion, savedDocument, isStopped } = now.current
    if (isStopped) return false
    if (sent === savedDocument) return true
    setState({ kind: 'saving' })
    const input = { courseId, baseVersion, editingId: editingId.current, document: sent }
    const answer = await send('saveCourseDraft', input, { as: copy.staffId })
    if (!answer.success) {
      if (answer.code === 'conflict') {
        now.current.isStopped = true
        setState({ kind: 'conflict', message: answer.message })
      } else if (answer.code === 'invalid' || answer.code === 'tooLarge')
        setState({ kind: 'refused', fields: answer.fields, message: answer.message })
      else {
        setState({ kind: 'lost' })
        if (!isLeft.current)
          timer.current = window.setTimeout(() => void saveNow.current(), retryMilliseconds)
      }
      return false
    }
    now.current.version = answer.data.version
    now.current.savedDocument = sent
    setVersion(answer.data.version)
    setSlugTaken(answer.data.isSlugTaken)
    if (now.current.document !== sent) {
      keep(copy, { document: now.current.document, baseVersion: answer.data.version })
      return saveOnce()
    }
    forget(copy)
    setState({ kind: 'saved', at: answer.data.savedAt })
    return true
  }, [courseId, copy])

  /** One save at a time: two at once would be a conflict of an author with themselves. */
  const save = useCallback(async (): Promise<boolean> => {
    window.clearTimeout(timer.current)
    if (running.current !== null) await running.current
    if (running.current !== null) return running.current
    const saving = saveOnce().finally(() => {
      running.current = null
      if (underWay.get(courseId) === saving) underWay.delete(courseId)
    })
    running.current = saving
    underWay.set(courseId, saving)
    return saving
  }, [courseId, saveOnce])
  const saveNow = useRef(save)
  saveNow.current = save

  const put = useCallback(
    (next: CourseContent) => {
      now.current.document = next
      setDocument(next)
      keep(copy, { document: next, baseVersion: now.current.version })
      if (now.current.isStopped) return
      setState({ kind: 'waiting' })
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => void save(), pauseMilliseconds)
    },
    [copy, save],
  )

  useEffect(() => {
    isLeft.current = false
    if (now.current.document !== now.current.savedDocument) void save()
    const again = () => void save()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      isLeft.current = true
      void save()
    }
  }, [save])

  return {
    document,
    state,
    version,
    currentVersion: () => now.current.version,
    isSlugTaken,
    change: (change) => put(change(now.current.document)),
    flush: save,
    writeOver(theirVersion, next) {
      now.current = { ...now.current, version: theirVersion, isStopped: false }
      put(next)
      void save()
    },
    adopt(theirVersion, next) {
      forget(copy)
      now.current = { document: next, savedDocument: next, version: theirVersion, isStopped: false }
      setDocument(next)
      setVersion(theirVersion)
      setState({ kind: 'saved', at: null })
    },
  }
}

type Beginning = { document: CourseContent; saved: CourseContent; version: number; state: SaveState }

/** What this browser kept goes on where it stopped, unless somebody saved another version meanwhile. */
function beginning(copy: CopyOf, stored: CourseContent, version: number): Beginning {
  const kept = readKept(copy)
  if (kept === null || isSame(kept.document, stored)) {
    forget(copy)
    return { document: stored, saved: stored, version, state: { kind: 'saved', at: null } }
  }
  const isNext = kept.baseVersion === version
  return {
    document: kept.document,
    saved: stored,
    version: kept.baseVersion,
    state: isNext ? { kind: 'waiting' } : { kind: 'conflict', message: '' },
  }
}
