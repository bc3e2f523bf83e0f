import { useState } from 'react'
import type { ArticleKind } from '../../../domain/admin/articles/rules.ts'
import { daysAfter } from '../../../domain/durations.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { AnyDraft } from '../drafts/autosave.ts'
import { Card } from '../ui/card.tsx'
import { ConfirmButton } from '../ui/confirm-button.tsx'
import { momentInIndia, momentText, typedMoment } from '../ui/labels.ts'

export type ArticleDraft = Extract<AnyDraft, { kind: ArticleKind }>

type Act = 'publish' | 'schedule'

type Props = {
  draft: ArticleDraft
  hasChanges: boolean
  /** The current draft. */
  title: string
  errors: Readonly<Record<string, string>>
  onPreview: () => void
  /** Null means now. */
  onPublish: (at: string | null) => Promise<void>
  onWithdraw: () => Promise<void>
  onDelete: () => Promise<void>
}

/** Publishes a draft, and unpublishes it. */
export function PublishBox({
  draft,
  hasChanges,
  title,
  errors,
  onPreview,
  onPublish,
  onWithdraw,
  onDelete,
}: Props) {
  const [busy, setBusy] = useState<Act | null>(null)
  const [at, setAt] = useState(() => typedMoment(daysAfter(new Date(), 1)))
  const isShown = draft.state === 'published'

  async function run(what: Act, act: () => Promise<void>): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    await act()
    setBusy(null)
  }

  return (
    <Card title={m.admin_publishing()} className="grid gap-3">
      <p className="text-small text-ink-2">{stateSentence(draft, hasChanges)}</p>
      <Button variant="quiet" onClick={onPreview}>
        {m.admin_article_preview()}
      </Button>
      {draft.path !== null && (
        <a href={draft.path} target="_blank" rel="noreferrer" className="font-semibold break-all text-link">
          {m.admin_article_open()}
        </a>
      )}
      <Button isBusy={busy === 'publish'} onClick={() => void run('publish', () => onPublish(null))}>
        {isShown ? m.admin_article_publish_changes() : m.admin_article_publish()}
      </Button>
      {!isShown && (
        <div className="grid gap-2 border-t border-grid pt-3">
          <Field
            type="datetime-local"
            label={m.admin_article_moment()}
            hint={m.admin_article_moment_hint()}
            value={at}
            error={errors['at']}
            onChange={({ target }) => setAt(target.value)}
          />
          <Button
            variant="secondary"
            isBusy={busy === 'schedule'}
            onClick={() => void run('schedule', () => onPublish(momentInIndia(at)))}
          >
            {m.admin_article_schedule()}
          </Button>
        </div>
      )}
      {(isShown || draft.state === 'scheduled') && (
        <ConfirmButton
          label={m.admin_article_withdraw()}
          size="normal"
          lead={m.admin_article_withdraw_about()}
          act={onWithdraw}
        />
      )}
      {draft.state === 'draft' && (
        <ConfirmButton
          label={m.admin_article_delete()}
          size="normal"
          lead={m.admin_article_delete_sure({ title: title.trim() || m.admin_article_untitled() })}
          act={onDelete}
        />
      )}
    </Card>
  )
}

function stateSentence({ state, publishedAt }: ArticleDraft, hasChanges: boolean): string {
  const moment = publishedAt === null ? '' : momentText(publishedAt)
  if (state === 'draft') return m.admin_article_is_draft()
  if (state === 'withdrawn') return m.admin_article_is_withdrawn()
  if (state === 'scheduled') return m.admin_article_is_scheduled({ moment })
  return hasChanges ? m.admin_article_is_changed() : m.admin_article_is_shown()
}
