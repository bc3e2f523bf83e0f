import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import type { Ticket } from './conversation.ts'
import { StatusChip } from './status-chip.tsx'
import { activityText } from './ticket-labels.ts'

type TicketListProps = {
  tickets: readonly Ticket[]
  selectedId: string | undefined
  /** Loads older tickets; resolves to whether it could. Omitted once all are loaded. */
  onMore?: (() => Promise<boolean>) | undefined
}

/** The student's tickets, the last active first; each is a link to its conversation. */
export function TicketList({ tickets, selectedId, onMore }: TicketListProps) {
  const now = new Date()
  if (tickets.length === 0) {
    return (
      <div className="rounded-card border border-dashed border-line p-5">
        <p className="font-semibold">{m.support_no_tickets()}</p>
        <p className="mt-1 text-ink-2">{m.support_no_tickets_text()}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-rule bg-card">
        {tickets.map((ticket) => (
          <li key={ticket._id} className="border-b border-rule last:border-b-0">
            <Link
              to="/support"
              search={{ ticket: ticket.ticketId }}
              resetScroll={false}
              aria-current={ticket._id === selectedId ? 'true' : undefined}
              className={clsx(
                'block border-l-4 px-3 py-3 text-ink no-underline -outline-offset-3',
                ticket._id === selectedId ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunk',
              )}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="text-sm font-semibold text-ink-2 tabular-nums">{ticket.ticketId}</span>
                <StatusChip status={ticket.status} />
              </span>
              <span className="mt-1 line-clamp-2 leading-snug font-medium">{ticket.question}</span>
              <span className="mt-1 block text-sm text-ink-2">{activityText(ticket.lastMessageAt, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {onMore && <MoreButton onMore={onMore} />}
    </>
  )
}

function MoreButton({ onMore }: { onMore: () => Promise<boolean> }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  return (
    <div className="mt-3">
      <Button
        variant="quiet"
        className="w-full"
        isBusy={state === 'busy'}
        onClick={async () => {
          setState('busy')
          setState((await onMore()) ? 'ready' : 'failed')
        }}
      >
        {m.support_more()}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="mt-2 font-medium text-bad">
          {m.support_more_failed()}
        </p>
      )}
    </div>
  )
}
