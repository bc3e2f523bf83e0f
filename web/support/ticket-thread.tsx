import { Link } from '@tanstack/react-router'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { systemSenderId } from '../../domain/support/rules.ts'
import { send } from '../api.ts'
import { type Conversation, pauseBeforeAsking, type Ticket } from './conversation.ts'
import { MessageBubble, WaitingBubble } from './message-bubble.tsx'
import type { WaitingReply } from './outbox.ts'
import { ReplyBox } from './reply-box.tsx'
import { StatusChip } from './status-chip.tsx'
import { ThreadFrame } from './thread-frame.tsx'
import { dayOf, dayText } from './ticket-labels.ts'
import { useAsking } from './use-asking.ts'

type TicketThreadProps = {
  ticket: Ticket
  waiting: readonly WaitingReply[]
  /** Opened by a press, not by an address: move the focus to it. */
  takesFocus: boolean
  onUpdate(update: Conversation): void
  onSignedOut(): void
  onReply(message: string, picture?: string): void
}

/** One conversation: its messages, those being sent, and the reply box. New replies appear automatically. */
export function TicketThread({ ticket, waiting, takesFocus, onReply, ...callbacks }: TicketThreadProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = new Date()

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  useAsking({
    pause: pauseBeforeAsking,
    async ask() {
      const after = ticket.conversations.at(-1)?._id
      const answer = await send('getTicket', { ticketId: ticket._id, ...(after && { after }) })
      if (answer.success) callbacks.onUpdate(answer.data)
      else if (answer.status === 401) callbacks.onSignedOut()
    },
  })

  return (
    <ThreadFrame labelledBy={headingId}>
      <header className="border-b border-rule px-4 py-3">
        <Link
          to="/support"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-link underline lg:hidden"
        >
          <span aria-hidden="true">‹</span>
          {m.support_back()}
        </Link>
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="line-clamp-3 text-title outline-none">
            {ticket.subject}
          </h2>
          <StatusChip status={ticket.status} />
        </div>
        <p className="mt-0.5 text-sm text-ink-2">
          <span className="font-semibold tabular-nums">{ticket.ticketId}</span> · {ticket.courseTitle}
        </p>
      </header>
      <MessageLog
        label={m.support_conversation({ number: ticket.ticketId })}
        length={ticket.conversations.length + waiting.length}
      >
        {ticket.conversations.map((message, index) => {
          const previous = ticket.conversations[index - 1]
          const isNewDay = previous === undefined || dayOf(previous.sentAt) !== dayOf(message.sentAt)
          return (
            <li key={message._id}>
              {isNewDay && (
                <p className="mx-auto mb-3 w-fit rounded-full border border-rule bg-paper px-3 text-sm text-ink-2">
                  {dayText(message.sentAt, now)}
                </p>
              )}
              <MessageBubble message={message} />
            </li>
          )
        })}
        {waiting.map((reply) => (
          <li key={reply.clientKey}>
            <WaitingBubble reply={reply} />
          </li>
        ))}
      </MessageLog>
      <ReplyBox ticketId={ticket._id} lastMessage={lastStudentMessage(ticket, waiting)} onReply={onReply} />
    </ThreadFrame>
  )
}

/** The student's last message, sent or being sent. */
function lastStudentMessage({ conversations }: Ticket, waiting: readonly WaitingReply[]): string {
  const own = conversations.filter(({ isStaff, senderId }) => !isStaff && senderId !== systemSenderId)
  return waiting.at(-1)?.message ?? own.at(-1)?.message ?? ''
}

const nearInPixels = 120

/** The scrolling list; it follows new messages unless the reader has scrolled back. */
function MessageLog({
  label,
  length,
  children,
}: {
  label: string
  length: number
  children: React.ReactNode
}) {
  const paper = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is what moves the paper
  useLayoutEffect(() => {
    const element = paper.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [length])
  // A phone's keyboard makes it shorter: keep the end in sight.
  useEffect(() => {
    const element = paper.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={paper}
      role="log"
      aria-label={label}
      // A long conversation scrolls by the keyboard too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="ruled-paper relative min-h-60 flex-1 overflow-y-auto px-4 py-4 -outline-offset-3"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearInPixels
      }}
    >
      <ol className="grid gap-4">{children}</ol>
    </div>
  )
}
