import type { DetailedError, Upload } from 'tus-js-client'
import { type UploadKind, uploadsPath } from '../../../domain/admin/uploads/rules.ts'

/** How the sending of a file goes. */
type SendingState =
  | { step: 'sending'; sentBytes: number; isPaused: boolean; isWaiting: boolean }
  | { step: 'sent'; uploadId: string }
  | { step: 'stopped'; sentBytes: number; reason: string | null }

export type Sending = { pause(): void; resume(): void; cancel(): void }

type Options = {
  kind: UploadKind
  file: File
  onChange(state: SendingState): void
}

/** One request carries this much: what is lost with a cut line is at most what was on it. */
const chunkBytes = 16 * 1024 * 1024
const pausesSeconds = [0, 1, 2, 4, 8, 15]
/** A line that takes nothing for so long is taken for lost. */
const silenceSeconds = 30

/**
 * Sends a file piece by piece. A lost connection is tried again until it is back; the same file, chosen again
 * after the page was closed, goes on where it stood. What the server refuses is told in its own words.
 */
export function startSending({ kind, file, onChange }: Options): Sending {
  let upload: Upload | null = null
  let sentBytes = 0
  let isPaused = false
  let isEnded = false
  let failures = 0
  let again: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const tell = (isWaiting: boolean) => onChange({ step: 'sending', sentBytes, isPaused, isWaiting })

  function end(state?: SendingState): void {
    isEnded = true
    clearTimeout(again)
    clearTimeout(silence)
    window.removeEventListener('online', goOn)
    window.removeEventListener('offline', loseLine)
    if (state !== undefined) onChange(state)
  }

  function listenForSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(loseLine, silenceSeconds * 1000)
  }

  function loseLine(): void {
    if (isEnded || isPaused) return
    void upload?.abort()
    waitForLine()
  }

  function goOn(): void {
    clearTimeout(again)
    if (isEnded || isPaused || upload === null) return
    tell(false)
    listenForSilence()
    upload.start()
  }

  function waitForLine(): void {
    clearTimeout(silence)
    if (isEnded || isPaused) return
    tell(true)
    const seconds = pausesSeconds[Math.min(failures, pausesSeconds.length - 1)] ?? 15
    failures += 1
    clearTimeout(again)
    again = setTimeout(goOn, seconds * 1000)
  }

  function fail(error: Error | DetailedError): void {
    const answer = 'originalResponse' in error ? error.originalResponse : null
    const status = answer?.getStatus() ?? 0
    // Nobody answered, the server is in trouble, or an older request still holds the upload.
    const isPassing = status === 0 || status >= 500 || status === 409 || status === 423
    if (isPassing) waitForLine()
    else end({ step: 'stopped', sentBytes, reason: sentenceOf(answer?.getBody() ?? '') })
  }

  async function begin(): Promise<void> {
    const tus = await import('tus-js-client')
    if (isEnded) return
    upload = new tus.Upload(file, {
      endpoint: uploadsPath,
      chunkSize: chunkBytes,
      retryDelays: null,
      metadata: { filename: file.name, kind },
      // The same file for another purpose is another upload.
      fingerprint: async () => ['stepmark', kind, file.name, file.size, file.lastModified].join('/'),
      removeFingerprintOnSuccess: true,
      onProgress(sent) {
        if (sent > sentBytes) failures = 0
        sentBytes = sent
        listenForSilence()
        if (!isPaused) tell(false)
      },
      onError: fail,
      onSuccess() {
        const uploadId = upload?.url?.split('/').at(-1) ?? ''
        end({ step: 'sent', uploadId })
      },
    })
    const [earlier] = await upload.findPreviousUploads()
    if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier)
    goOn()
  }

  window.addEventListener('online', goOn)
  // A browser knows of a lost connection before what was sent over it fails.
  window.addEventListener('offline', loseLine)
  tell(false)
  begin().catch(() => end({ step: 'stopped', sentBytes, reason: null }))

  return {
    pause() {
      isPaused = true
      clearTimeout(again)
      clearTimeout(silence)
      void upload?.abort()
      tell(false)
    },
    resume() {
      isPaused = false
      goOn()
    },
    cancel() {
      end()
      // Takes what was sent away; without a connection the server forgets it by itself later.
      upload?.abort(true).catch(() => undefined)
    },
  }
}

/** What the server said, if it was a sentence. */
function sentenceOf(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body)
    if (
      typeof answer === 'object' &&
      answer !== null &&
      'error' in answer &&
      typeof answer.error === 'string'
    )
      return answer.error
  } catch {
    // A proxy in between speaks for itself.
  }
  return null
}
