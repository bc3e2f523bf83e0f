import { useCallback, useEffect, useRef, useState } from 'react'
import type { TextKind } from '../../../domain/desk/articles/rules.ts'
import type { TextDocument } from '../../../domain/desk/articles/schemas.ts'
import type { DeskOutputOf } from '../../../domain/desk/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'

export type TextDraft = DeskOutputOf<'getTextDraft'>

type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

const pauseMs = 1200

/**
 * A draft that saves itself a moment after the last change, one save at a time. When somebody else
 * saved meanwhile, nothing is sent any more until the writer has chosen.
 */
export function useTextDraft(kind: TextKind, first: TextDraft) {
  const { id } = first
  const [draft, setDraft] = useState(first)
  const [document, setDocument] = useState(first.document)
  const [saving, setSaving] = useState<Saving>('saved')
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<TextDraft | null>(null)
  const [isNameTaken, setNameTaken] = useState(false)
  /** What the saving reads: the newest words, not those of the last drawing. */
  const now = useRef({ document: first.document, saved: first.document, version: first.version })
  const underway = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { document: sent, version } = now.current
    if (sent === now.current.saved) return true
    setSaving('saving')
    const answer = await send('saveTextDraft', { kind, id, baseVersion: version, document: sent })
    if (answer.success) {
      now.current = { ...now.current, saved: sent, version: answer.data.version }
      setNameTaken(answer.data.isNameTaken)
      setFailure(null)
      setSaving(now.current.document === sent ? 'saved' : 'waiting')
      setDraft((before) => ({ ...before, version: answer.data.version, hasChanges: true }))
      return now.current.document === sent ? true : saveOnce()
    }
    if (answer.code === 'conflict') {
      const found = await send('getTextDraft', { kind, id })
      if (found.success) setTheirs(found.data)
      setSaving('conflict')
    } else setSaving('failed')
    setFailure(answer.message || m.desk_no_line())
    return false
  }, [kind, id])

  /** Saves what is not saved yet; false when that was refused. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (underway.current !== null) await underway.current
    underway.current = saveOnce()
    const wasSaved = await underway.current
    underway.current = null
    return wasSaved
  }, [saveOnce])

  function change(part: Partial<TextDocument>): void {
    const next = { ...now.current.document, ...part }
    now.current = { ...now.current, document: next }
    setDocument(next)
    if (theirs !== null) return
    setSaving('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }

  useEffect(() => {
    const isOpen = saving !== 'saved'
    const warn = (event: BeforeUnloadEvent) => isOpen && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [saving])
  // Leaving the screen saves what was typed last.
  useEffect(
    () => () => {
      void flush()
    },
    [flush],
  )

  function take(next: TextDraft): void {
    now.current = { document: next.document, saved: next.document, version: next.version }
    setDraft(next)
    setDocument(next.document)
    setTheirs(null)
    setFailure(null)
    setSaving('saved')
  }

  /** Their version stays; what was written here is kept among the earlier versions. */
  async function takeTheirs(): Promise<void> {
    if (theirs === null) return
    const answer = await send('setTextAside', { kind, id, document: now.current.document })
    if (answer.success) take(theirs)
    else setFailure(answer.message || m.desk_no_line())
  }

  /** What was written here stays; theirs is kept among the earlier versions. */
  async function keepMine(): Promise<void> {
    if (theirs === null) return
    now.current = { ...now.current, saved: theirs.document, version: theirs.version }
    setTheirs(null)
    await flush()
  }

  return {
    draft,
    document,
    saving,
    failure,
    theirs,
    isNameTaken,
    /** The version that was saved last, also within one act. */
    versionNow: () => now.current.version,
    change,
    flush,
    take,
    takeTheirs,
    keepMine,
  }
}
