import { clsx } from 'clsx'
import { useState } from 'react'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Notice } from '../ui/notice.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CaseCards, CaseTable } from './case-list.tsx'
import { EmptyList } from './empty-list.tsx'

type Inbox = AdminOutputOf<'getInbox'>
type Props = {
  inbox: Inbox
  people: AdminOutputOf<'getAssignees'>
  isLoading: boolean
  onChanged(): void
}

/** The rows of the inbox, of which some may be chosen and changed together. */
export function FoundCases({ inbox, people, isLoading, onChanged }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  const { items } = inbox
  // What another page or filter does not show is not changed unseen.
  const shown = items.filter(({ id }) => chosen.has(id))

  function choose(ids: readonly string[], isChosen: boolean): void {
    const next = new Set(shown.map(({ id }) => id))
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
    setSaid(null)
  }

  if (items.length === 0) return <EmptyList none={m.admin_inbox_none()} />
  const rows = { items, chosen: new Set(shown.map(({ id }) => id)), onChoose: choose }
  return (
    <>
      {said !== null && (
        <div className="mb-3">
          <Notice kind={said.kind}>{said.text}</Notice>
        </div>
      )}
      {shown.length > 0 && (
        <BulkBar
          cases={shown.map(({ kind, id }) => ({ kind, id }))}
          people={people}
          onClear={() => setChosen(new Set())}
          onDone={(done) => {
            setSaid(done)
            if (done.kind === 'bad') return
            setChosen(new Set())
            onChanged()
          }}
        />
      )}
      <div aria-busy={isLoading} className={clsx(isLoading && 'opacity-70')}>
        <CaseTable {...rows} />
        <CaseCards {...rows} />
      </div>
    </>
  )
}
