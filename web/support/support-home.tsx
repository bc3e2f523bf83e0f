import { clsx } from 'clsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Answer } from '../api.ts'
import { ListFailed } from '../layout/list-failed.tsx'
import { columns } from './admin-loading.tsx'
import { pauseBeforeAsking, type Ticket } from './conversation.ts'
import { NoCourses } from './later-parts.ts'
import { listReplies, sendReplies, sendReply, watchReplies } from './outbox.ts'
import { NoThread, ThreadLoading, ThreadMissing } from './thread-frame.tsx'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'
import { TicketThread } from './ticket-thread.tsx'
import { useAsking } from './use-asking.ts'
import { useNamedTicket } from './use-named-ticket.ts'
import { type TicketPage, useTickets } from './use-tickets.ts'

type Course = { _id: string; title: string }

type SupportHomeProps = {
  userId: string
  courses: Answer<{ data: Course[] }>
  tickets: Answer<TicketPage>
  /** The ticket that the address names. */
  named: string | undefined
  onOpen(ticketId: string): void
  onReload(): Promise<void>
}

const shortestListPause = 30_000

/** The whole screen: a new ticket and the list at the left, the conversation at the right; one of them on a phone. */
export function SupportHome({ userId, courses, tickets: loaded, named, onOpen, onReload }: SupportHomeProps) {
  const { tickets, add, update, refresh, loadMore } = useTickets(userId, loaded)
  const [replies, setReplies] = useState(listReplies)
  useEffect(() =>
    watchReplies((stored) => {
      if (stored) add(stored)
      setReplies(listReplies())
    }),
  )
  useEffect(() => void sendReplies(), [])
  const { ticket, failed, retry: retryNamed } = useNamedTicket(tickets, named, add)
  const firstNamed = useRef(named)
  const isFirst = named !== undefined && named === firstNamed.current
  if (!isFirst) firstNamed.current = undefined

  useAsking({
    pause: (idle) => Math.max(shortestListPause, pauseBeforeAsking(idle)),
    async ask() {
      if (!(await refresh())) await onReload()
    },
  })

  if (courses.success && courses.data.data.length === 0 && loaded.success && tickets.length === 0)
    return (
      <Suspense>
        <NoCourses />
      </Suspense>
    )

  return (
    <div className={columns}>
      <div className={clsx('grid grid-cols-1 content-start gap-6', named !== undefined && 'max-lg:hidden')}>
        <NewTicket userId={userId} courses={courses} onCreated={add} onOpen={onOpen} onReload={onReload} />
        <section aria-labelledby="your-tickets">
          <h2 id="your-tickets" className="mb-3 text-subhead leading-tight font-bold">
            {m.support_your_tickets()}
          </h2>
          {loaded.success || tickets.length > 0 ? (
            <TicketList tickets={tickets} selectedId={ticket?._id} onMore={loadMore} />
          ) : (
            <ListFailed
              title={m.support_tickets_failed()}
              text={loaded.message || m.support_check_line()}
              onRetry={onReload}
            />
          )}
        </section>
      </div>
      <div className="min-w-0">
        {named === undefined && <NoThread />}
        {ticket && (
          <TicketThread
            key={ticket._id}
            ticket={ticket}
            takesFocus={!isFirst}
            waiting={replies.filter(({ ticketId }) => ticketId === ticket._id)}
            onUpdate={update}
            onSignedOut={onReload}
            onReply={(message, picture) =>
              sendReply({ ticketId: ticket._id, message, ...(picture !== undefined && { picture }) })
            }
          />
        )}
        {failed && (
          <ThreadMissing isNotFound={failed.status === 404} message={failed.message} onRetry={retryNamed} />
        )}
        {named !== undefined && !ticket && !failed && <ThreadLoading />}
      </div>
    </div>
  )
}

type NewTicketProps = Pick<SupportHomeProps, 'userId' | 'courses' | 'onOpen' | 'onReload'> & {
  onCreated(ticket: Ticket): void
}

function NewTicket({ userId, courses, onCreated, onOpen, onReload }: NewTicketProps) {
  if (!courses.success)
    return (
      <ListFailed
        title={m.support_courses_failed()}
        text={courses.message || m.support_check_line()}
        onRetry={onReload}
      />
    )
  if (courses.data.data.length === 0)
    return (
      <Suspense>
        <NoCourses />
      </Suspense>
    )
  return (
    <TicketForm
      userId={userId}
      courses={courses.data.data}
      onCreated={(ticket) => {
        onCreated(ticket)
        onOpen(ticket.ticketId)
      }}
    />
  )
}
