import { type ReactNode, useId, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  /** Who saved what meanwhile, and what becomes of the version that gives way. */
  lead: ReactNode
  failure?: string | null
  /** What the other one saved is here, so that there is something to choose. */
  canChoose: boolean
  onMine(): Promise<void> | void
  onTheirs(): Promise<void> | void
  /** Both versions beside one another, shown when it is asked for. */
  comparison?: ReactNode
}

/** Two wrote at once: whoever comes second chooses which version stays. */
export function ConflictPanel({ lead, failure = null, canChoose, onMine, onTheirs, comparison }: Props) {
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null)
  const [isComparing, setComparing] = useState(false)
  const titleId = useId()

  async function choose(which: 'mine' | 'theirs'): Promise<void> {
    if (busy !== null) return
    setBusy(which)
    await (which === 'mine' ? onMine() : onTheirs())
    setBusy(null)
  }

  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border-2 border-bad bg-card p-4"
    >
      <h2 id={titleId} className="text-xl font-bold">
        {m.admin_conflict_title()}
      </h2>
      <p role="alert">{lead}</p>
      {failure !== null && <Notice kind="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!canChoose} isBusy={busy === 'mine'} onClick={() => void choose('mine')}>
          {m.admin_course_keep_mine()}
        </Button>
        <Button
          variant="secondary"
          disabled={!canChoose}
          isBusy={busy === 'theirs'}
          onClick={() => void choose('theirs')}
        >
          {m.admin_course_take_theirs()}
        </Button>
        {comparison !== undefined && (
          <Button
            variant="quiet"
            disabled={!canChoose}
            aria-expanded={isComparing}
            onClick={() => setComparing(!isComparing)}
          >
            {m.admin_course_compare()}
          </Button>
        )}
      </div>
      {isComparing && comparison}
    </section>
  )
}

export type Difference = { field: string; label: string; mine: string; theirs: string }

/** Where two versions differ, field by field. */
export function Comparison({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <p>{m.admin_course_no_difference()}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {differences.map(({ field, label, mine: one, theirs: other }) => (
        <section
          key={field}
          aria-label={label}
          className="grid gap-2 border-t border-grid pt-3 md:grid-cols-2"
        >
          <h3 className="font-bold md:col-span-2">{label}</h3>
          <div className="min-w-0">
            <p className="text-sm font-semibold text-ink-2">{m.admin_course_mine()}</p>
            <p className="max-h-72 overflow-auto wrap-anywhere whitespace-pre-wrap">{one}</p>
          </div>
          <div className="min-w-0">
            <p className="text-sm font-semibold text-ink-2">{m.admin_course_theirs()}</p>
            <p className="max-h-72 overflow-auto wrap-anywhere whitespace-pre-wrap">{other}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
