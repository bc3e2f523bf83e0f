import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { durationText } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { documentSizeText } from '../../ui/file-size.ts'
import { Form, Submit } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useRunning } from '../../ui/use-running.ts'
import { type Answer, send } from '../api.ts'
import { useText } from '../ui/form.tsx'
import { Link } from '../ui/link.tsx'
import { When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { mediaKindText } from './labels.ts'
import { ChangeKey, PrepareAgain, VideoStateText } from './video-state.tsx'
import { useAskAgain } from './video-states.ts'

type Medium = AdminOutputOf<'getMediaLibrary'>['items'][number]
type MediaAction = { act: 'look' | 'rename' | 'delete' | 'key'; medium: Medium } | null

const useTexts: Record<Medium['uses'][number]['kind'], () => string> = {
  lesson: m.admin_media_use_lesson,
  cover: m.admin_media_use_cover,
  sheet: m.admin_media_use_sheet,
  video: m.admin_media_use_video,
  text: m.admin_media_use_text,
  draft: m.admin_media_use_draft,
}

/** Stored files, each with its uses; an unused one may be deleted. */
export function MediaList({ media, onChange }: { media: readonly Medium[]; onChange(): void }) {
  const [action, setAction] = useState<MediaAction>(null)
  const askAgain = useAskAgain()
  const close = () => setAction(null)
  const finish = (message: string) => {
    toast.success(message)
    close()
    onChange()
  }

  return (
    <>
      <ul className="grid gap-2">
        {media.map((medium) => (
          <li
            key={medium.mediaId}
            className="flex flex-wrap items-start gap-3 rounded-card border border-rule bg-card p-3 text-small"
          >
            <Thumbnail medium={medium} />
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">{medium.name || m.admin_media_unnamed()}</p>
              <p className="text-ink-2">{factsText(medium)}</p>
              <p className="text-ink-2">
                <When at={medium.createdAt} />
              </p>
              {medium.kind === 'video' && <VideoStateText mediaId={medium.mediaId} />}
              <Uses medium={medium} />
            </div>
            <div className="flex flex-wrap gap-2">
              <LookAt medium={medium} onLook={() => setAction({ act: 'look', medium })} />
              {medium.kind === 'video' && (
                <Link
                  to="/admin/media/$mediaId/captions"
                  params={{ mediaId: medium.mediaId }}
                  aria-label={m.admin_captions_named({ name: medium.name || m.admin_media_unnamed() })}
                  look="secondary"
                >
                  {m.admin_captions()}
                </Link>
              )}
              {medium.kind === 'video' && <PrepareAgain mediaId={medium.mediaId} name={medium.name} />}
              {medium.kind === 'video' && (
                <ChangeKey
                  mediaId={medium.mediaId}
                  name={medium.name}
                  onAsk={() => setAction({ act: 'key', medium })}
                />
              )}
              <SmallButton
                label={m.admin_media_rename()}
                variant="secondary"
                aria-label={m.admin_media_rename_named({ name: medium.name })}
                onClick={() => setAction({ act: 'rename', medium })}
              />
              {medium.uses.length === 0 && (
                <SmallButton
                  label={m.admin_media_delete()}
                  aria-label={m.admin_media_delete_named({ name: medium.name })}
                  onClick={() => setAction({ act: 'delete', medium })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        title={action?.medium.name || m.admin_media_unnamed()}
        isOpen={action?.act === 'look'}
        onClose={close}
        size="large"
      >
        {action !== null && <Preview medium={action.medium} />}
      </Dialog>
      <Dialog title={m.admin_media_rename()} isOpen={action?.act === 'rename'} onClose={close}>
        {action !== null && <RenameForm medium={action.medium} onDone={finish} />}
      </Dialog>
      <Dialog title={m.admin_video_key_title()} isOpen={action?.act === 'key'} onClose={close}>
        {action !== null && (
          <ConfirmForm
            text={m.admin_video_key_text()}
            confirm={m.admin_video_key()}
            act={() => send('changeVideoKey', { mediaId: action.medium.mediaId })}
            onDone={(message) => {
              askAgain()
              finish(message)
            }}
            onClose={close}
          />
        )}
      </Dialog>
      <Dialog title={m.admin_media_delete_title()} isOpen={action?.act === 'delete'} onClose={close}>
        {action !== null && (
          <ConfirmForm
            text={m.admin_media_delete_text({ name: action.medium.name })}
            confirm={m.admin_media_delete()}
            act={() => send('deleteMedia', { mediaId: action.medium.mediaId })}
            onDone={finish}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}

function Thumbnail({ medium: { kind, address, poster } }: { medium: Medium }) {
  const box = 'grid h-[72px] w-[112px] shrink-0 place-items-center rounded-ctl bg-sunk text-ink-2'
  const picture = address ?? poster
  if (picture !== null)
    return <img src={picture} alt="" loading="lazy" className={`${box} border border-grid object-cover`} />
  return (
    <span className={box}>
      <Icon name={kind === 'video' ? 'play' : 'document'} size={28} />
    </span>
  )
}

/** A video or a picture opens inline; a document in the browser's viewer. */
function LookAt({ medium: { kind, name, preview }, onLook }: { medium: Medium; onLook(): void }) {
  if (preview === null) return null
  if (kind === 'document')
    return (
      <a
        href={preview}
        target="_blank"
        rel="noopener"
        aria-label={m.admin_media_look_named({ name })}
        className={buttonClass('secondary', 'dense')}
      >
        {m.admin_media_look()}
      </a>
    )
  return (
    <SmallButton
      label={m.admin_media_look()}
      variant="secondary"
      aria-haspopup="dialog"
      aria-label={m.admin_media_look_named({ name })}
      onClick={onLook}
    />
  )
}

function Preview({ medium: { kind, name, preview } }: { medium: Medium }) {
  const [hasFailed, setFailed] = useState(false)
  if (preview === null || hasFailed) return <Notice kind="bad">{m.admin_media_not_shown()}</Notice>
  const size = 'max-h-[70dvh] w-full rounded-ctl bg-sunk object-contain'
  if (kind === 'image')
    return <img src={preview} alt={name} className={size} onError={() => setFailed(true)} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are made where it becomes a lesson
    <video
      src={preview}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      className={size}
      onError={() => setFailed(true)}
    />
  )
}

function Uses({ medium: { uses, hasMoreUses } }: { medium: Medium }) {
  if (uses.length === 0) return <p className="text-ink-3">{m.admin_media_unused()}</p>
  return (
    <ul>
      {uses.map(({ kind, title }) => (
        <li key={`${kind}/${title}`} className="wrap-anywhere">
          {useTexts[kind]()}: {title}
        </li>
      ))}
      {hasMoreUses && <li className="text-ink-2">{m.admin_media_more_uses()}</li>}
    </ul>
  )
}

function factsText({ kind, width, height, durationInSeconds, byteCount }: Medium): string {
  return [
    mediaKindText(kind),
    width !== null && height !== null && `${width} × ${height}`,
    durationInSeconds > 0 && durationText(durationInSeconds),
    documentSizeText(byteCount),
  ]
    .filter((fact) => fact !== false)
    .join(' · ')
}

type RenameProps = { medium: Medium; onDone(message: string): void }

function RenameForm({ medium, onDone }: RenameProps) {
  const name = useText(medium.name)

  async function submit(): Promise<void> {
    const answer = await send('renameMedia', { mediaId: medium.mediaId, name: name.value })
    if (answer.success) onDone(answer.message)
    else name.setError(answer.fields['name'] ?? answer.message)
  }

  return (
    <Form onSubmit={submit} className="grid justify-items-start gap-4">
      <Field label={m.admin_media_name()} className="w-full" {...name.field} />
      <Submit>{m.admin_media_rename()}</Submit>
    </Form>
  )
}

type ConfirmProps = {
  text: string
  confirm: string
  act(): Promise<Answer<unknown>>
  onDone(message: string): void
  onClose(): void
}

function ConfirmForm({ text, confirm, act, onDone, onClose }: ConfirmProps) {
  const [failure, setFailure] = useState<string>()
  const [isBusy, run] = useRunning()

  async function doIt(): Promise<void> {
    const answer = await act()
    if (answer.success) onDone(answer.message)
    else setFailure(answer.message)
  }

  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{text}</p>
      {failure !== undefined && <Notice kind="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={() => void run(doIt)}>
          {confirm}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.admin_media_keep()}
        </Button>
      </div>
    </div>
  )
}
