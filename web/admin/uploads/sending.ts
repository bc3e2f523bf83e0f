import type { DetailedError, Upload } from 'tus-js-client'
import { type UploadKind, uploadsPath } from '../../../domain/admin/uploads/rules.ts'

/** The progress of an upload. */
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

/** Size of one request: at most this much is lost with a broken connection. */
const chunkBytes = 16 * 1024 * 1024
const pausesSeconds = [0, 1, 2, 4, 8, 15]
/** A connection without progress for this long counts as lost. */
const silenceSeconds = 30

/**
 * Uploads a file in chunks. A lost connection is retried until it is back; the same file, chosen again after a reload,
 * resumes. The server's error messages are shown unchanged.
 */
export function startSending({ kind, file, onChange }: Options): Sending {
  let upload: Upload | null = null
  let sentBytes = 0
  let isPaused = false
  let isEnded = false
  let failures = 0
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let silenceTimer: ReturnType<typeof setTimeout> | undefined

  const tell = (isWaiting: boolean) => onChange({ step: 'sending', sentBytes, isPaused, isWaiting })

  function end(state?: SendingState): void {
    isEnded = true
    clearTimeout(retryTimer)
    clearTimeout(silenceTimer)
    window.removeEventListener('online', goOn)
    window.removeEventListener('offline', loseLine)
    if (state !== undefined) onChange(state)
  }

  function listenForSilence(): void {
    clearTimeout(silenceTimer)
    silenceTimer = setTimeout(loseLine, silenceSeconds * 1000)
  }

  function loseLine(): void {
    if (isEnded || isPaused) return
    void upload?.abort()
    waitForLine()
  }

  function goOn(): void {
    clearTimeout(retryTimer)
    if (isEnded || isPaused || upload === null) return
    tell(false)
    listenForSilence()
    upload.start()
  }

  function waitForLine(): void {
    clearTimeout(silenceTimer)
    if (isEnded || isPaused) return
    tell(true)
    const seconds = pausesSeconds[Math.min(failures, pausesSeconds.length - 1)] ?? 15
    failures += 1
    clearTimeout(retryTimer)
    retryTimer = setTimeout(goOn, seconds * 1000)
  }

  function fail(error: Error | DetailedError): void {
    const answer = 'originalResponse' in error ? error.originalResponse : null
    const status = answer?.getStatus() ?? 0
    // No response, a server error, or an older request still locks the upload.
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
  // The browser knows of a lost connection before the request fails.
  window.addEventListener('offline', loseLine)
  tell(false)
  begin().catch(() => end({ step: 'stopped', sentBytes, reason: null }))

  return {
    pause() {
      isPaused = true
      clearTimeout(retryTimer)
      clearTimeout(silenceTimer)
      void upload?.abort()
      tell(false)
    },
    resume() {
      isPaused = false
      goOn()
    },
    cancel() {
      end()
      // Deletes the uploaded part; offline, the server deletes it later.
      upload?.abort(true).catch(() => undefined)
    },
  }
}

/** The server's message, if it was a sentence. */
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
    // The response of a proxy.
  }
  return null
}
