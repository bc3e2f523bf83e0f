import { useCallback, useEffect, useRef, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { largestUpload, type UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { reasonText } from './labels.ts'
import { type Sending, type SendingState, startSending } from './sending.ts'

/** A stored video, document or picture. */
export type UploadedMedia = NonNullable<AdminOutputOf<'getUpload'>['media']>

export type UploadView =
  | { step: 'none' }
  | { step: 'sending'; file: File; sentBytes: number; isPaused: boolean; isWaiting: boolean }
  | { step: 'checking'; file: File; uploadId: string }
  | { step: 'failed'; file: File; reason: string; again: (() => void) | null }
  | { step: 'done'; media: UploadedMedia }

type Uploading = {
  view: UploadView
  choose(file: File): void
  pause(): void
  resume(): void
  /** Cancels the upload and deletes what was sent. */
  cancel(): void
}

const askEveryMs = 1000

/** One file on its way: sent, checked, and then told by `onDone`. */
export function useUpload(kind: UploadKind, onDone: (media: UploadedMedia) => void): Uploading {
  const [view, setView] = useState<UploadView>({ step: 'none' })
  const sending = useRef<Sending>(null)
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef(0)
  const done = useRef(onDone)
  done.current = onDone

  const stop = useCallback(() => {
    turn.current += 1
    clearTimeout(asking.current)
    sending.current = null
  }, [])

  useEffect(
    () => () => {
      // Leaving the screen pauses; the same file goes on from there.
      sending.current?.pause()
      stop()
    },
    [stop],
  )

  const isSending = view.step === 'sending'
  useEffect(() => {
    if (!isSending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isSending])

  function watch(file: File, uploadId: string): void {
    const mine = turn.current
    setView({ step: 'checking', file, uploadId })
    const ask = async (): Promise<void> => {
      const answer = await send('getUpload', { id: uploadId })
      if (mine !== turn.current) return
      if (!answer.success && answer.code !== 'network')
        return setView({ step: 'failed', file, reason: answer.message, again: () => choose(file) })
      if (answer.success && answer.data.media !== null) {
        setView({ step: 'done', media: answer.data.media })
        return done.current(answer.data.media)
      }
      const state = answer.success ? answer.data.state : 'checking'
      if (state === 'refused' || state === 'failed') {
        const reason = reasonText(answer.success ? answer.data.reason : null)
        const again = state === 'failed' ? () => void retry(file, uploadId) : null
        return setView({ step: 'failed', file, reason, again })
      }
      asking.current = setTimeout(() => void ask(), askEveryMs)
    }
    void ask()
  }

  async function retry(file: File, uploadId: string): Promise<void> {
    const answer = await send('retryUpload', { id: uploadId })
    if (answer.success) return watch(file, uploadId)
    const reason = answer.message || m.admin_no_line()
    setView({ step: 'failed', file, reason, again: () => void retry(file, uploadId) })
  }

  function choose(file: File): void {
    stop()
    const most = largestUpload[kind]
    if (file.size === 0 || file.size > most) {
      const megabytes = String(most / 1024 / 1024)
      const reason = file.size === 0 ? m.admin_upload_empty() : m.admin_upload_too_large({ megabytes })
      setView({ step: 'failed', file, reason, again: null })
      return
    }
    const mine = turn.current
    const onChange = (state: SendingState) => {
      if (mine !== turn.current) return
      if (state.step === 'sent') return watch(file, state.uploadId)
      if (state.step === 'sending') return setView({ ...state, file })
      const reason = state.reason ?? m.admin_upload_stopped()
      setView({ step: 'failed', file, reason, again: () => choose(file) })
    }
    sending.current = startSending({ kind, file, onChange })
  }

  return {
    view,
    choose,
    pause: () => sending.current?.pause(),
    resume: () => sending.current?.resume(),
    cancel() {
      sending.current?.cancel()
      stop()
      setView({ step: 'none' })
    },
  }
}
