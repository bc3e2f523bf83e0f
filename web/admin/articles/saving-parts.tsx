import { useState } from 'react'
import type { TextKind } from '../../../domain/admin/articles/rules.ts'
import type { TextDocument } from '../../../domain/admin/articles/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { send } from '../api.ts'
import { Comparison, ConflictPanel } from '../conflict-panel.tsx'
import { plainText } from '../courses/labels.ts'
import { When } from '../parts.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { useTextDraft } from './use-text-draft.ts'

type Text = ReturnType<typeof useTextDraft>

type LineProps = { saving: Text['saving']; failure: string | null; onTry: () => void }

/** Whether what was typed is safe. */
export function SavingLine({ saving, failure, onTry }: LineProps) {
  const sentences: Record<Text['saving'], string> = {
    saved: m.admin_saving_saved(),
    waiting: m.admin_saving_waiting(),
    saving: m.admin_saving_now(),
    failed: m.admin_saving_failed({ reason: failure ?? '' }),
    conflict: m.admin_saving_conflict(),
  }
  return (
    <p aria-live="polite" className="flex flex-wrap items-center gap-2 text-small text-ink-2">
      {sentences[saving]}
      {saving === 'failed' && (
        <Button variant="quiet" size="dense" onClick={onTry}>
          {m.admin_try_again()}
        </Button>
      )}
    </p>
  )
}

/** Two authors of one text: the version that gives way is kept among the earlier ones. */
export function Conflict({ text }: { text: Text }) {
  const { theirs, document } = text
  if (theirs === null) return null
  return (
    <div className="mb-5">
      <ConflictPanel
        lead={
          <>
            {m.admin_conflict_who({ name: theirs.updatedBy?.name ?? m.admin_conflict_somebody() })}{' '}
            <When at={theirs.updatedAt} />: <b>{theirs.document.title}</b>. {m.admin_course_conflict_choose()}
          </>
        }
        canChoose
        onMine={text.keepMine}
        onTheirs={text.takeTheirs}
        comparison={<Comparison differences={differencesOf(document, theirs.document)} />}
      />
    </div>
  )
}

function differencesOf(mine: TextDocument, theirs: TextDocument) {
  const fields = [
    { field: 'title', label: m.admin_text_title() },
    { field: 'name', label: m.admin_text_name() },
    { field: 'html', label: m.admin_text_body() },
    { field: 'excerpt', label: m.admin_text_excerpt() },
  ] as const
  return fields
    .filter(({ field }) => mine[field] !== theirs[field])
    .map(({ field, label }) => ({
      field,
      label,
      mine: plainText(mine[field]),
      theirs: plainText(theirs[field]),
    }))
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
      <summary className="cursor-pointer text-lg font-bold">{m.admin_versions()}</summary>
      {isOpen && <VersionList kind={kind} id={id} onTake={onTake} />}
    </details>
  )
}

function VersionList({ kind, id, onTake }: VersionsProps) {
  const versions = useLoaded(`${kind}/${id}`, () => send('getTextVersions', { kind, id }))
  if (versions.data === null)
    return <p className="mt-2 text-ink-2">{versions.failure ?? m.admin_loading()}</p>
  if (versions.data.length === 0) return <p className="mt-2 text-ink-2">{m.admin_versions_none()}</p>
  return (
    <ul className="mt-2 grid gap-3">
      {versions.data.map((version) => (
        <li key={version.id} className="grid gap-1 border-t border-grid pt-2 text-small">
          <span className="font-semibold wrap-anywhere">{version.document.title}</span>
          <span className="text-ink-2">
            {version.writtenBy} <When at={version.writtenAt} />
          </span>
          <Button variant="quiet" size="dense" onClick={() => onTake(version.document)}>
            {m.admin_version_take()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
