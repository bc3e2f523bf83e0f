import { useState } from 'react'
import type { TextKind } from '../../../domain/desk/articles/rules.ts'
import type { TextDocument } from '../../../domain/desk/articles/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { send } from '../api.ts'
import { When } from '../parts.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { useTextDraft } from './use-text-draft.ts'

type Text = ReturnType<typeof useTextDraft>

type LineProps = { saving: Text['saving']; failure: string | null; onTry: () => void }

/** Whether what was typed is safe. */
export function SavingLine({ saving, failure, onTry }: LineProps) {
  const sentences: Record<Text['saving'], string> = {
    saved: m.desk_saving_saved(),
    waiting: m.desk_saving_waiting(),
    saving: m.desk_saving_now(),
    failed: m.desk_saving_failed({ reason: failure ?? '' }),
    conflict: m.desk_saving_conflict(),
  }
  return (
    <p aria-live="polite" className="flex flex-wrap items-center gap-2 text-[15px] text-ink-2">
      {sentences[saving]}
      {saving === 'failed' && (
        <Button variant="quiet" size="dense" onClick={onTry}>
          {m.desk_try_again()}
        </Button>
      )}
    </p>
  )
}

/** Two authors of one text: which version stays. The other one is kept as well. */
export function Conflict({ text }: { text: Text }) {
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const { theirs } = text
  if (theirs === null) return null
  const run = (which: 'mine' | 'theirs', act: () => Promise<void>) => () => {
    setBusy(which)
    void act().finally(() => setBusy(null))
  }
  return (
    <section role="alert" className="mb-5 grid gap-3 rounded-card border-2 border-warn bg-warn-soft p-4">
      <h2 className="text-lg font-bold">{m.desk_text_changed()}</h2>
      <p>
        {m.desk_conflict_who({ name: theirs.updatedBy?.name ?? m.desk_conflict_somebody() })}{' '}
        <When at={theirs.updatedAt} />: <b>{theirs.document.title}</b>
      </p>
      <details>
        <summary className="cursor-pointer font-semibold">{m.desk_conflict_see()}</summary>
        <pre className="mt-2 max-h-72 overflow-auto rounded-ctl bg-card p-3 text-sm whitespace-pre-wrap">
          {theirs.document.html}
        </pre>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={busy === 'mine'} onClick={run('mine', text.keepMine)}>
          {m.desk_conflict_mine()}
        </Button>
        <Button variant="secondary" isBusy={busy === 'theirs'} onClick={run('theirs', text.takeTheirs)}>
          {m.desk_conflict_theirs()}
        </Button>
      </div>
    </section>
  )
}

type VersionsProps = { kind: TextKind; id: string; onTake: (document: TextDocument) => void }

/** What gave way to another author's words; asked for when it is opened. */
export function EarlierVersions({ kind, id, onTake }: VersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border border-rule bg-card p-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-lg font-bold">{m.desk_versions()}</summary>
      {isOpen && <VersionList kind={kind} id={id} onTake={onTake} />}
    </details>
  )
}

function VersionList({ kind, id, onTake }: VersionsProps) {
  const versions = useLoaded(`${kind}/${id}`, () => send('getTextVersions', { kind, id }))
  if (versions.data === null) return <p className="mt-2 text-ink-2">{versions.failure ?? m.desk_loading()}</p>
  if (versions.data.length === 0) return <p className="mt-2 text-ink-2">{m.desk_versions_none()}</p>
  return (
    <ul className="mt-2 grid gap-3">
      {versions.data.map((version) => (
        <li key={version.id} className="grid gap-1 border-t border-grid pt-2 text-[15px]">
          <span className="font-semibold break-words">{version.document.title}</span>
          <span className="text-ink-2">
            {version.writtenBy} <When at={version.writtenAt} />
          </span>
          <Button variant="quiet" size="dense" onClick={() => onTake(version.document)}>
            {m.desk_version_take()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
