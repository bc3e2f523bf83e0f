import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { durationText } from '../../../domain/catalog/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { documentSizeText } from '../../ui/file-size.ts'
import { Form, Submit } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useList } from '../query.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import type { UploadedMedia } from '../uploads/start-upload.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { VideoStateText } from '../uploads/video-state.tsx'

export type Medium = AdminOutputOf<'getDraftVersion'>['media'][number]

type Props = {
  kind: Medium['kind']
  /** The current selection. */
  chosen: Medium | null
  /** Part of the button's accessible name, such as the lesson it is for. */
  purpose: string
  onChoose(medium: Medium): void
}

/** Selects a stored video, document or picture. */
export function MediaPicker({ kind, chosen, purpose, onChoose }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {chosen !== null && <MediumName medium={chosen} />}
      <DialogButton
        label={chosen === null ? chooseText(kind) : m.admin_media_change()}
        of={purpose}
        variant={chosen === null ? 'secondary' : 'quiet'}
      >
        {(close) => (
          <Dialog title={chooseText(kind)} isOpen onClose={close} size="large">
            <Choices
              kind={kind}
              chosenId={chosen?.id ?? null}
              onChoose={(medium) => {
                onChoose(medium)
                close()
              }}
            />
          </Dialog>
        )}
      </DialogButton>
    </div>
  )
}

type ChoicesProps = { kind: Medium['kind']; chosenId: string | null; onChoose(medium: Medium): void }

function Choices({ kind, chosenId, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState({ search: '', page: 1 })
  const found = useList('getMediaLibrary', { kind, ...query, limit: 12 })
  const pages = found.data?.totalPages ?? 0

  return (
    <div className="grid gap-4">
      {kind !== 'steps' && <UploadField kind={kind} onDone={(uploaded) => onChoose(mediumOf(uploaded))} />}
      <Form
        role="search"
        className="flex flex-wrap items-end gap-2"
        onSubmit={() => {
          setQuery({ search: typed.trim(), page: 1 })
        }}
      >
        <label className="min-w-0 flex-1 basis-52 text-sm font-semibold">
          <span className="mb-1 block">{m.admin_media_search()}</span>
          <input
            type="search"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-10 w-full rounded-ctl border-ctl border-line bg-card px-3 text-small font-normal text-ink"
          />
        </label>
        <Submit variant="secondary" size="dense">
          {m.admin_search()}
        </Submit>
      </Form>
      <NotLoaded of={found} />
      {found.data?.items.length === 0 && <p className="font-semibold">{m.admin_media_none()}</p>}
      <ul className="grid gap-2 sm:grid-cols-2">
        {found.data?.items.map((stored) => (
          <li key={stored.mediaId}>
            <button
              type="button"
              aria-pressed={stored.mediaId === chosenId}
              onClick={() => onChoose(mediumOf(stored))}
              className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-ctl border border-rule p-2 text-left hover:bg-sunk aria-pressed:border-brand aria-pressed:bg-brand-soft"
            >
              <MediumName medium={mediumOf(stored)} useCount={stored.uses.length} />
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center gap-3 text-small">
          <SmallButton
            label={m.admin_page_before()}
            disabled={query.page <= 1}
            onClick={() => setQuery({ ...query, page: query.page - 1 })}
          />
          <span aria-live="polite">{m.admin_page_of({ page: query.page, pages })}</span>
          <SmallButton
            label={m.admin_page_next()}
            disabled={query.page >= pages}
            onClick={() => setQuery({ ...query, page: query.page + 1 })}
          />
        </div>
      )}
    </div>
  )
}

/** Name of a medium, with its length or size. */
function MediumName({ medium, useCount = 0 }: { medium: Medium; useCount?: number }) {
  const { kind, id, name, durationInSeconds, byteCount } = medium
  return (
    <span className="flex min-w-0 items-center gap-2">
      {kind === 'image' ? (
        <img src={`/pictures/${id}`} alt="" className="h-11 w-16 shrink-0 rounded-sheet object-cover" />
      ) : (
        <span className="text-brand">
          <Icon name={kind === 'video' ? 'play' : 'document'} />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-2 tabular-nums">
          {(kind === 'video' || kind === 'steps') && `${durationText(durationInSeconds)} `}
          {kind === 'video' && '· '}
          {kind !== 'steps' && documentSizeText(byteCount)}
          {useCount > 0 && ` · ${m.admin_media_used({ count: useCount })}`}
        </span>
        {kind === 'video' && <VideoStateText mediaId={id} />}
      </span>
    </span>
  )
}

/** A stored medium without the fields of the library only. */
export function mediumOf({ mediaId, kind, name, durationInSeconds, byteCount }: UploadedMedia): Medium {
  return { id: mediaId, kind, name, durationInSeconds, byteCount }
}

function chooseText(kind: Medium['kind']): string {
  if (kind === 'video') return m.admin_media_choose_video()
  if (kind === 'steps') return m.admin_media_choose_steps()
  return kind === 'document' ? m.admin_media_choose_document() : m.admin_media_choose_picture()
}
