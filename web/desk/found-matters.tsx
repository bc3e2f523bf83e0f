import { clsx } from 'clsx'
import { useState } from 'react'
import type { DeskOutputOf } from '../../domain/desk/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Notice } from '../ui/notice.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { MatterCards, MatterTable } from './matter-list.tsx'

type Inbox = DeskOutputOf<'getInbox'>
type Props = {
  inbox: Inbox
  people: DeskOutputOf<'getAssignees'>
  isLoading: boolean
  onChanged(): void
}

/** The rows of the inbox, of which some may be chosen and changed together. */
export function FoundMatters({ inbox, people, isLoading, onChanged }: Props) {
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

  if (items.length === 0) return <EmptyList none={m.desk_inbox_none()} />
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
          matters={shown.map(({ kind, id }) => ({ kind, id }))}
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
        <MatterTable {...rows} />
        <MatterCards {...rows} />
      </div>
    </>
  )
}
