import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { UploadKind } from '../../../domain/admin/uploads/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { mediaKindText, sentText, takenText } from './labels.ts'
import { stepText, type UploadedMedia, type UploadView } from './start-upload.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  kind: UploadKind
  /** Called once the file was sent, checked and stored. */
  onDone(media: UploadedMedia): void
  /** Accepts several files at once, if they have separate uses. */
  onMany?(files: readonly File[]): void
}

const accepted: Record<UploadKind, string> = {
  video: 'video/*,.mp4,.m4v,.mov,.mkv,.webm,.avi,.ts,.mts,.m2ts,.mpg,.mpeg,.wmv,.flv,.ogv,.3gp',
  document: 'application/pdf,.pdf',
  image: 'image/jpeg,image/png,image/webp,image/avif',
  audio: 'audio/webm,.webm',
}

/** A drop area and file picker for a video, a PDF or a picture, with progress. */
export function UploadField({ kind, onDone, onMany }: Props) {
  const upload = useUpload(kind, onDone)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { view } = upload
  const isFree = view.step === 'none' || view.step === 'done' || view.step === 'failed'

  function take(files: FileList | null): void {
    const [file, ...more] = files ?? []
    if (more.length > 0 && onMany !== undefined) onMany([...(files ?? [])])
    else if (file !== undefined && isFree) upload.choose(file)
  }

  return (
    // Dropping is a mouse shortcut; the button does the same for everybody.
    <section
      aria-label={m.admin_upload_label({ kind: mediaKindText(kind) })}
      className={clsx(
        'grid justify-items-start gap-3 rounded-card border-2 border-dashed p-4',
        isOver ? 'border-brand bg-brand-soft' : 'border-line bg-card',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(isFree)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={onMany !== undefined}
        accept={accepted[kind]}
        onChange={({ target }) => {
          take(target.files)
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      {isFree && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            {chooseText(view, onMany !== undefined)}
          </Button>
          <span className="text-small text-ink-2">{m.admin_upload_drop()}</span>
          <span className="basis-full text-sm text-ink-2">{takenText(kind)}</span>
        </div>
      )}
      <UploadProgress view={view} onPause={upload.pause} onResume={upload.resume} onCancel={upload.cancel} />
    </section>
  )
}

type ProgressProps = { view: UploadView; onPause(): void; onResume(): void; onCancel(): void }

function UploadProgress({ view, onPause, onResume, onCancel }: ProgressProps) {
  if (view.step === 'none' || view.step === 'queued') return null
  if (view.step === 'done')
    return <Notice kind="good">{m.admin_upload_done({ name: view.media.name })}</Notice>
  if (view.step === 'failed')
    return (
      <div className="grid justify-items-start gap-3">
        <Notice kind="bad">
          <strong className="block wrap-anywhere">{view.file.name}</strong>
          {view.reason}
        </Notice>
        {view.again !== null && (
          <Button variant="secondary" onClick={view.again}>
            {m.admin_try_again()}
          </Button>
        )}
      </div>
    )
  const { file } = view
  const sent = view.step === 'checking' ? file.size : view.sentBytes
  const percent = Math.floor((sent / file.size) * 100)
  return (
    <div className="grid w-full gap-2">
      <p className="font-semibold wrap-anywhere">{file.name}</p>
      <progress
        className="bar h-2.5 w-full"
        max={file.size}
        value={view.step === 'checking' ? undefined : sent}
        aria-label={m.admin_upload_progress({ name: file.name })}
      />
      <p className="text-small tabular-nums text-ink-2">
        {m.admin_upload_sent({ sent: sentText(sent), size: sentText(file.size), percent })}
      </p>
      <p role="status" className="flex items-center gap-2 text-small font-semibold">
        <Icon name={view.step === 'sending' && view.isPaused ? 'pause' : 'clock'} />
        {stepText(view)}
      </p>
      {view.step === 'sending' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={view.isPaused ? onResume : onPause}>
            {view.isPaused ? m.admin_upload_resume() : m.admin_upload_pause()}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {m.admin_upload_cancel()}
          </Button>
        </div>
      )}
    </div>
  )
}

function chooseText({ step }: UploadView, takesMany: boolean): string {
  if (takesMany) return m.admin_upload_choose_many()
  return step === 'none' ? m.admin_upload_choose() : m.admin_upload_choose_other()
}
