import { useCallback, useEffect, useRef, useState } from 'react'
import type { TextKind } from '../../../domain/admin/articles/rules.ts'
import type { TextDocument } from '../../../domain/admin/articles/schemas.ts'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { actor, send } from '../api.ts'
import { keepLastingDraft, lastingDraftOf } from '../drafts.ts'
import { isSame } from '../kept-copy.ts'

export type TextDraft = AdminOutputOf<'getTextDraft'>

type Saving = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

const pauseMs = 1200
const retryMs = 5000

/**
 * A draft that saves itself a moment after the last change, one save at a time. When somebody else
 * saved meanwhile, nothing is sent any more until the writer has chosen.
 */
export function useTextDraft(kind: TextKind, first: TextDraft) {
  const { id } = first
  const keptName = `text/${kind}/${id}`
  // What is saved after the screen was left is saved by who wrote it, or not at all.
  const [author] = useState(actor)
  const [begun] = useState(() => keptOr(keptName, first))
  const [draft, setDraft] = useState(first)
  const [document, setDocument] = useState(begun.document)
  const [saving, setSaving] = useState<Saving>(begun.document === first.document ? 'saved' : 'waiting')
  const [failure, setFailure] = useState<string | null>(null)
  const [theirs, setTheirs] = useState<TextDraft | null>(null)
  const [isNameTaken, setNameTaken] = useState(false)
  /** What the saving reads: the newest words, not those of the last drawing. */
  const now = useRef({ document: begun.document, saved: first.document, version: begun.version })
  const underway = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)
  const flushNow = useRef<() => Promise<boolean>>(async () => false)

  /** In this tab, for its writer, until it is saved: also over a session that ends or a page loaded again. */
  const keep = useCallback(() => {
    const { document: typed, saved, version } = now.current
    if (actor() === author)
      keepLastingDraft(keptName, typed === saved ? '' : JSON.stringify({ document: typed, version }))
  }, [keptName, author])

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { document: sent, version } = now.current
    if (sent === now.current.saved) return true
    setSaving('saving')
    const input = { kind, id, baseVersion: version, document: sent }
    const answer = await send('saveTextDraft', input, { as: author })
    if (answer.success) {
      now.current = { ...now.current, saved: sent, version: answer.data.version }
      keep()
      setNameTaken(answer.data.isNameTaken)
      setFailure(null)
      setSaving(now.current.document === sent ? 'saved' : 'waiting')
      setDraft((before) => ({ ...before, version: answer.data.version, hasChanges: true }))
      return now.current.document === sent ? true : saveOnce()
    }
    if (answer.code === 'conflict') {
      const found = await send('getTextDraft', { kind, id })
      // Our own words, saved by a request whose answer was lost on the line.
      if (found.success && found.data.updatedBy?.id === author && isSame(found.data.document, sent)) {
        now.current = { ...now.current, saved: sent, version: found.data.version }
        return saveOnce()
      }
      if (found.success) setTheirs(found.data)
      setSaving('conflict')
    } else {
      setSaving('failed')
      if (answer.code === 'network' && !isLeft.current)
        timer.current = setTimeout(() => void flushNow.current(), retryMs)
    }
    setFailure(answer.message || m.admin_no_line())
    return false
  }, [kind, id, author, keep])

  /** Saves what is not saved yet; false when that was refused. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (underway.current !== null) await underway.current
    // Of two that waited the first saves for both: at once they would be a conflict of one writer.
    if (underway.current !== null) return underway.current
    const saving = saveOnce().finally(() => {
      underway.current = null
    })
    underway.current = saving
    return saving
  }, [saveOnce])
  flushNow.current = flush

  function change(part: Partial<TextDocument>): void {
    const next = { ...now.current.document, ...part }
    now.current = { ...now.current, document: next }
    setDocument(next)
    keep()
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
  // What was kept is saved at once; leaving the screen saves what was typed last.
  useEffect(() => {
    isLeft.current = false
    void flush()
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      isLeft.current = true
      void flush()
    }
  }, [flush])

  function take(next: TextDraft): void {
    now.current = { document: next.document, saved: next.document, version: next.version }
    keep()
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
    else setFailure(answer.message || m.admin_no_line())
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

/** What this writer typed and did not save, on the version it was begun with; else what is stored. */
function keptOr(name: string, { document, version }: TextDraft): Pick<TextDraft, 'document' | 'version'> {
  const kept = lastingDraftOf(name)
  if (kept === '') return { document, version }
  // Written by this very file.
  const typed = JSON.parse(kept) as Pick<TextDraft, 'document' | 'version'>
  if (!isSame(typed.document, document)) return typed
  keepLastingDraft(name, '')
  return { document, version }
}
