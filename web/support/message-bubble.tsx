import { clsx } from 'clsx'
import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { systemSenderId } from '../../domain/support/rules.ts'
import { Icon } from '../ui/icon.tsx'
import type { TicketMessage } from './conversation.ts'
import { ThreadPhoto } from './later-parts.ts'
import { forgetReply, sending, sendReply, type WaitingReply } from './outbox.ts'
import { timeText } from './ticket-labels.ts'

const bubble = 'w-fit max-w-[min(85%,36rem)] rounded-card px-3.5 py-2.5 whitespace-pre-wrap break-words'
const own = 'ml-auto rounded-br-none bg-brand-soft text-ink'
const staff = 'rounded-bl-none border border-rule bg-card text-ink'
const choice =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 px-2 text-small font-semibold underline'

/** One message: the student's at the right, staff's at the left, system lines centred. */
export function MessageBubble({ message }: { message: TicketMessage }) {
  if (message.senderId === systemSenderId) {
    return (
      <p className="mx-auto w-fit rounded-full bg-paper px-3 py-0.5 text-center text-sm text-ink-2">
        {message.message}
      </p>
    )
  }
  return (
    <>
      <p
        className={clsx(
          'mb-1 w-fit rounded-ctl bg-paper px-1 text-sm text-ink-2',
          !message.isStaff && 'ml-auto',
        )}
      >
        <span className="font-semibold">{message.isStaff ? message.senderName : m.support_you()}</span>{' '}
        <time dateTime={message.sentAt}>{timeText(message.sentAt)}</time>
      </p>
      <div className={clsx(bubble, message.isStaff ? staff : own)}>
        {message.message}
        {message.picture !== null && (
          <Suspense>
            <ThreadPhoto
              photo={message.picture}
              from={message.isStaff ? message.senderName : m.support_you()}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}

/** The student's reply that the server does not have yet. */
export function WaitingBubble({ reply }: { reply: WaitingReply }) {
  const isFailed = reply.reason !== '' || sending.calls === 0
  const reason = reply.reason || sending.trouble
  return (
    <>
      <p className="mb-1 ml-auto w-fit rounded-ctl bg-paper px-1 text-sm text-ink-2">
        <span className="font-semibold">{m.support_you()}</span> {timeText(reply.writtenAt)}
      </p>
      <div className={clsx(bubble, own, isFailed ? 'border-2 border-bad' : 'opacity-80')}>
        {reply.message}
        {reply.picture !== undefined && <p className="text-small text-ink-2">{m.picture_sending()}</p>}
      </div>
      {isFailed ? (
        <div className="ml-auto w-fit max-w-[min(85%,36rem)] rounded-ctl bg-paper text-right">
          {reply.reason !== '' && (
            <button type="button" onClick={() => forgetReply(reply)} className={clsx(choice, 'text-ink-2')}>
              {m.notes_delete()}
            </button>
          )}
          <button type="button" onClick={() => sendReply(reply)} className={clsx(choice, 'text-bad')}>
            <Icon name="refresh" size={18} />
            {m.support_failed_retry()}
          </button>
          {reason !== '' && <p className="px-2 pb-1 text-sm text-bad">{reason}</p>}
        </div>
      ) : (
        <p className="mt-1 ml-auto w-fit rounded-ctl bg-paper px-1 text-sm text-ink-2">
          {m.support_sending()}
        </p>
      )}
    </>
  )
}
