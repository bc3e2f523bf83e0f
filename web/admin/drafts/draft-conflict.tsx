import { useEffect, useId, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { momentText } from '../ui/labels.ts'
import type { AnyDraft, Autosave, View } from './autosave.ts'
import { Comparison } from './comparison.tsx'
import { differencesOf, type FieldWords } from './field-words.ts'

type Props<Draft extends AnyDraft> = View<Draft> & { autosave: Autosave<Draft>; words: FieldWords }

/** Two people changed the same fields: the second one chooses which version to keep. */
export function DraftConflict<Draft extends AnyDraft>({ autosave, state, document, words }: Props<Draft>) {
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const titleId = useId()
  const isConflict = state.kind === 'conflict'

  // Further down the page this panel and, on a phone, the save state are out of view.
  useEffect(() => {
    if (isConflict) toast.error(m.admin_draft_not_saved_conflict())
  }, [isConflict])

  if (!isConflict) return null
  const { theirs, fields, isOwn } = state
  const { version, updatedAt, updatedBy } = theirs
  const values = { name: updatedBy?.name ?? '', version, time: momentText(updatedAt) }

  async function choose(which: 'mine' | 'theirs'): Promise<void> {
    if (busy !== null) return
    setBusy(which)
    setFailure(await (which === 'mine' ? autosave.keepMine() : autosave.takeTheirs()))
    setBusy(null)
  }

  return (
    <section
      aria-labelledby={titleId}
      className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border-2 border-bad bg-card p-4"
    >
      <h2 id={titleId} className="text-xl font-bold">
        {isOwn ? m.admin_draft_conflict_own_title() : m.admin_draft_conflict_title()}
      </h2>
      <p role="alert">
        {isOwn ? m.admin_draft_conflict_own(values) : m.admin_draft_conflict(values)}{' '}
        {m.admin_draft_conflict_choose()}
      </p>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      <Comparison
        differences={differencesOf(words, document, theirs.document, fields)}
        titles={
          isOwn
            ? [m.admin_draft_this_window(), m.admin_draft_other_window()]
            : [m.admin_draft_mine(), m.admin_draft_theirs()]
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button isBusy={busy === 'mine'} onClick={() => void choose('mine')}>
          {isOwn ? m.admin_draft_keep_this_window() : m.admin_draft_keep_mine()}
        </Button>
        <Button variant="secondary" isBusy={busy === 'theirs'} onClick={() => void choose('theirs')}>
          {isOwn ? m.admin_draft_take_other_window() : m.admin_draft_take_theirs()}
        </Button>
      </div>
    </section>
  )
}
