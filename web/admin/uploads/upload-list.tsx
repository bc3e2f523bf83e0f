import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { type Answer, send } from '../api.ts'
import { When } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { mediaKindText, reasonText, sentText } from './labels.ts'

type Upload = AdminOutputOf<'getUploads'>[number]

/** The current user's unfinished uploads: what is missing of each, or why it was refused. */
export function UploadList({ uploads, onChange }: { uploads: readonly Upload[]; onChange(): void }) {
  if (uploads.length === 0) return null

  async function act(asking: Promise<Answer<unknown>>): Promise<void> {
    const answer = await asking
    if (!answer.success) toast.error(answer.message)
    onChange()
  }

  return (
    <section aria-labelledby="own-uploads" className="grid gap-2">
      <h2 id="own-uploads" className="text-body font-bold">
        {m.admin_uploads_own()}
      </h2>
      <ul className="grid gap-2">
        {uploads.map((upload) => (
          <li
            key={upload.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-rule bg-card p-3 text-small"
          >
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold wrap-anywhere">{upload.name}</p>
              <p className="text-ink-2">
                {mediaKindText(upload.kind)} · <When at={upload.createdAt} />
              </p>
              <p>{stateText(upload)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {upload.state === 'failed' && (
                <SmallButton
                  label={m.admin_try_again()}
                  of={upload.name}
                  variant="secondary"
                  onClick={() => void act(send('retryUpload', { id: upload.id }))}
                />
              )}
              {upload.state !== 'checking' && (
                <SmallButton
                  label={m.admin_upload_remove()}
                  aria-label={m.admin_upload_remove_named({ name: upload.name })}
                  onClick={() => void act(send('dropUpload', { id: upload.id }))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateText({ state, reason, receivedBytes, sizeInBytes }: Upload): string {
  if (state === 'checking') return m.admin_upload_checking()
  if (state === 'refused' || state === 'failed') return reasonText(reason)
  return m.admin_upload_unfinished({
    sent: sentText(receivedBytes),
    size: sentText(sizeInBytes),
    percent: Math.floor((receivedBytes / sizeInBytes) * 100),
  })
}
