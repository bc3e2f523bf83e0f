import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { momentText } from '../texts.ts'
import { momentInIndia, typedMoment } from './texts.ts'
import type { TextDraft } from './use-text-draft.ts'

type Props = {
  draft: TextDraft
  errors: Readonly<Record<string, string>>
  onPreview: () => void
  /** Null is now. */
  onPublish: (at: string | null) => Promise<void>
  onWithdraw: () => Promise<void>
}

/** From a draft to a text that visitors read, and back. */
export function PublishBox({ draft, errors, onPreview, onPublish, onWithdraw }: Props) {
  const [busy, setBusy] = useState<'publish' | 'schedule' | 'withdraw' | null>(null)
  const [at, setAt] = useState(() => typedMoment(new Date(Date.now() + 24 * 3600 * 1000)))
  const [isAsking, setAsking] = useState(false)
  const isShown = draft.state === 'published'

  async function run(what: 'publish' | 'schedule' | 'withdraw', act: () => Promise<void>): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    await act()
    setBusy(null)
  }

  return (
    <section className="grid gap-3 rounded-card border border-rule bg-card p-4">
      <h2 className="text-lg font-bold">{m.desk_publishing()}</h2>
      <p className="text-[15px] text-ink-2">{stateSentence(draft)}</p>
      <Button variant="quiet" onClick={onPreview}>
        {m.desk_text_preview()}
      </Button>
      {draft.path !== null && (
        <a href={draft.path} target="_blank" rel="noreferrer" className="font-semibold break-all text-link">
          {m.desk_text_open()}
        </a>
      )}
      <Button isBusy={busy === 'publish'} onClick={() => void run('publish', () => onPublish(null))}>
        {isShown ? m.desk_text_publish_changes() : m.desk_text_publish()}
      </Button>
      {!isShown && (
        <div className="grid gap-2 border-t border-grid pt-3">
          <Field
            type="datetime-local"
            label={m.desk_text_moment()}
            hint={m.desk_text_moment_hint()}
            value={at}
            error={errors['at']}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            variant="secondary"
            isBusy={busy === 'schedule'}
            onClick={() => void run('schedule', () => onPublish(momentInIndia(at)))}
          >
            {m.desk_text_schedule()}
          </Button>
        </div>
      )}
      {(isShown || draft.state === 'scheduled') && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {m.desk_text_withdraw()}
        </Button>
      )}
      <Dialog title={m.desk_text_withdraw()} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-4">{m.desk_text_withdraw_about()}</p>
        <Button
          isBusy={busy === 'withdraw'}
          onClick={() => {
            void run('withdraw', onWithdraw).then(() => setAsking(false))
          }}
        >
          {m.desk_text_withdraw()}
        </Button>
      </Dialog>
    </section>
  )
}

function stateSentence({ state, publishedAt, hasChanges }: TextDraft): string {
  const moment = publishedAt === null ? '' : momentText(publishedAt)
  if (state === 'draft') return m.desk_text_is_draft()
  if (state === 'withdrawn') return m.desk_text_is_withdrawn()
  if (state === 'scheduled') return m.desk_text_is_scheduled({ moment })
  return hasChanges ? m.desk_text_is_changed() : m.desk_text_is_shown()
}
