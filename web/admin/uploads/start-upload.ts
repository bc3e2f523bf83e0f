import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { largestUpload, type UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { reasonText } from './labels.ts'
import { type Sending, startSending } from './sending.ts'

/** A stored video, document or picture. */
export type UploadedMedia = NonNullable<AdminOutputOf<'getUpload'>['media']>

export type UploadView =
  | { step: 'none' }
  | { step: 'queued'; file: File }
  | { step: 'sending'; file: File; sentBytes: number; isPaused: boolean; isWaiting: boolean }
  | { step: 'checking'; file: File; uploadId: string }
  | { step: 'failed'; file: File; reason: string; again: (() => void) | null }
  | { step: 'done'; media: UploadedMedia }

export type Upload = {
  pause(): void
  resume(): void
  /** Cancels the upload and deletes what was sent. */
  cancel(): void
  /** Stops the callbacks; the same file, chosen again, resumes. */
  leave(): void
}

const askEveryMs = 1000

/** One upload: sent, checked, and reported by `onView` until it is stored or has failed. */
export function startUpload(kind: UploadKind, file: File, onView: (view: UploadView) => void): Upload {
  let sending: Sending | null = null
  let asking: ReturnType<typeof setTimeout> | undefined
  let isEnded = false

  const tell = (view: UploadView) => {
    if (!isEnded) onView(view)
  }
  const fail = (reason: string, again: (() => void) | null) => tell({ step: 'failed', file, reason, again })

  function watch(uploadId: string): void {
    tell({ step: 'checking', file, uploadId })
    const ask = async (): Promise<void> => {
      const answer = await send('getUpload', { id: uploadId })
      if (isEnded) return
      if (!answer.success && answer.code !== 'network') return fail(answer.message, begin)
      if (answer.success && answer.data.media !== null)
        return tell({ step: 'done', media: answer.data.media })
      const state = answer.success ? answer.data.state : 'checking'
      if (state === 'refused' || state === 'failed') {
        const reason = reasonText(answer.success ? answer.data.reason : null)
        return fail(reason, state === 'failed' ? () => void retry(uploadId) : null)
      }
      asking = setTimeout(() => void ask(), askEveryMs)
    }
    void ask()
  }

  async function retry(uploadId: string): Promise<void> {
    const answer = await send('retryUpload', { id: uploadId })
    if (answer.success) return watch(uploadId)
    fail(answer.message, () => void retry(uploadId))
  }

  function begin(): void {
    const most = largestUpload[kind]
    if (file.size === 0 || file.size > most) {
      const megabytes = String(most / 1024 / 1024)
      fail(file.size === 0 ? m.admin_upload_empty() : m.admin_upload_too_large({ megabytes }), null)
      return
    }
    sending = startSending({
      kind,
      file,
      onChange(state) {
        if (isEnded) return
        if (state.step === 'sent') watch(state.uploadId)
        else if (state.step === 'sending') tell({ ...state, file })
        else fail(state.reason ?? m.admin_upload_stopped(), begin)
      },
    })
  }

  function end(): void {
    isEnded = true
    clearTimeout(asking)
  }

  begin()
  return {
    pause: () => sending?.pause(),
    resume: () => sending?.resume(),
    cancel() {
      sending?.cancel()
      end()
    },
    leave() {
      sending?.pause()
      end()
    },
  }
}

/** The progress of a file, in words. */
export function stepText(view: UploadView): string {
  if (view.step === 'queued') return m.admin_upload_queued()
  if (view.step === 'checking') return m.admin_upload_checking()
  if (view.step !== 'sending') return ''
  if (view.isPaused) return m.admin_upload_paused()
  return view.isWaiting ? m.admin_upload_waiting() : m.admin_upload_sending()
}
