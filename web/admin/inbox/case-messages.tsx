import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { Message } from '../ui/message.tsx'
import { ThreadPicture } from '../ui/thread-picture.tsx'
import type { Case } from './case.ts'

type Props = Pick<Case, 'messages' | 'details'>

/** The messages, oldest first. */
export function CaseMessages({ messages, details }: Props) {
  return (
    <section aria-label={m.admin_conversation()} className="grid gap-4">
      {details.length > 0 && (
        <dl className="grid gap-x-4 gap-y-1 rounded-card border border-rule bg-card p-4 sm:grid-cols-[auto_1fr]">
          {details.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Message key={message.id} message={message}>
            {message.text}
            {message.picture !== null && (
              <ThreadPicture
                picture={message.picture}
                from={message.name}
                ask={(id) => send('getTicketPicture', { id })}
              />
            )}
          </Message>
        ))}
      </ol>
    </section>
  )
}
