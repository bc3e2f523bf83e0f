import { useEffect, useRef, useState } from 'react'
import type { DraftStep } from '../../../domain/admin/lessons/schemas.ts'
import {
  longestRecordingSeconds,
  mediaPreviewsPath,
  recordingBitsPerSecond,
} from '../../../domain/admin/uploads/rules.ts'
import { localeNames } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { SmallButton } from '../ui/small-button.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import { type ErrorOf, useWriting } from './writing.ts'

const format = 'audio/webm;codecs=opus'

type Props = {
  recorded: DraftStep['recorded']
  number: number
  errorOf: ErrorOf
  onChange(recorded: DraftStep['recorded']): void
}

/** A voice recording for a step in the current language: record, upload and play. */
export function VoiceField({ recorded = {}, number, errorOf, onChange }: Props) {
  const { language } = useWriting()
  const [state, setState] = useState<'idle' | 'recording' | 'denied'>('idle')
  const [seconds, setSeconds] = useState(0)
  const recorder = useRef<MediaRecorder>(null)
  // A late result belongs to the language in which it was recorded.
  const of = useRef(language)
  const { [language]: voice, ...others } = recorded
  const upload = useUpload('audio', ({ mediaId, durationInSeconds }) =>
    onChange({ ...recorded, [of.current]: { mediaId, seconds: durationInSeconds } }),
  )
  const error = errorOf('recorded')

  useEffect(() => () => recorder.current?.stop(), [])
  useEffect(() => {
    if (state !== 'recording') return
    const began = performance.now()
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - began) / 1000)
      setSeconds(passed)
      if (passed >= longestRecordingSeconds - 1) recorder.current?.stop()
    }, 250)
    return () => clearInterval(timer)
  }, [state])

  async function record(): Promise<void> {
    const stream = await navigator.mediaDevices
      .getUserMedia({ audio: { channelCount: 1, noiseSuppression: true } })
      .catch(() => null)
    if (stream === null) return setState('denied')
    const parts: Blob[] = []
    const newRecorder = new MediaRecorder(stream, {
      mimeType: format,
      audioBitsPerSecond: recordingBitsPerSecond,
    })
    recorder.current = newRecorder
    of.current = language
    newRecorder.ondataavailable = ({ data }) => parts.push(data)
    newRecorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      recorder.current = null
      setState('idle')
      // The name distinguishes recordings of the same length.
      upload.choose(new File(parts, `step-${number}-${of.current}-${Date.now()}.webm`, { type: format }))
    }
    newRecorder.start()
    setSeconds(0)
    setState('recording')
  }

  const canRecord = 'MediaRecorder' in window && MediaRecorder.isTypeSupported(format)
  const { view } = upload
  const isSending = view.step === 'sending' || view.step === 'checking'
  return (
    <section
      aria-label={`${m.admin_lesson_voice()} (${localeNames[language]})`}
      className="grid justify-items-start gap-2 rounded-ctl border border-rule p-2.5"
    >
      <h4 className="font-semibold">
        {m.admin_lesson_voice()} ({localeNames[language]})
      </h4>
      <p className="text-small text-ink-2">{m.admin_lesson_record_hint()}</p>
      {error !== undefined && <p className="font-medium text-bad">{error}</p>}
      {voice !== undefined && !isSending && (
        // biome-ignore lint/a11y/useMediaCaption: its words stand above
        <audio
          controls
          preload="none"
          src={`${mediaPreviewsPath}/${voice.mediaId}`}
          aria-label={m.admin_lesson_record_listen()}
          className="h-11 w-full max-w-[340px]"
        />
      )}
      <p role="status" className="text-small font-semibold empty:hidden">
        {state === 'recording' && m.admin_lesson_recording({ seconds })}
        {isSending && m.admin_lesson_record_sending()}
      </p>
      {state === 'denied' && <p className="font-medium text-bad">{m.admin_lesson_record_denied()}</p>}
      {view.step === 'failed' && <p className="font-medium text-bad">{view.reason}</p>}
      {canRecord ? (
        <div className="flex flex-wrap gap-2">
          {state === 'recording' ? (
            <SmallButton
              label={m.admin_lesson_record_stop()}
              variant="primary"
              onClick={() => recorder.current?.stop()}
            />
          ) : (
            <SmallButton
              label={voice === undefined ? m.admin_lesson_record() : m.admin_lesson_record_again()}
              variant="secondary"
              disabled={isSending}
              onClick={() => void record()}
            />
          )}
          {voice !== undefined && state !== 'recording' && (
            <SmallButton
              label={m.admin_lesson_record_remove()}
              onClick={() => onChange(Object.keys(others).length === 0 ? undefined : others)}
            />
          )}
        </div>
      ) : (
        <p className="text-ink-2">{m.admin_lesson_record_none()}</p>
      )}
    </section>
  )
}
