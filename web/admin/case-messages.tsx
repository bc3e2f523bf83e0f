import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from './api.ts'
import type { Case } from './case.ts'
import { momentText } from './labels.ts'
import { ThreadPicture } from './thread-picture.tsx'

type Props = Pick<Case, 'messages' | 'details'>

/** What was said, oldest first: the person at the left, staff at the right, lines of the installation centred. */
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
          <li key={message.id} className={clsx(message.from === 'staff' && 'justify-self-end')}>
            {message.from === 'system' ? (
              <p className="text-center text-sm text-ink-2">{message.text}</p>
            ) : (
              <>
                <p className={clsx('mb-1 text-sm text-ink-2', message.from === 'staff' && 'text-right')}>
                  <span className="font-semibold">{message.name}</span>{' '}
                  <time dateTime={message.sentAt}>{momentText(message.sentAt)}</time>
                </p>
                <div
                  className={clsx(
                    'w-fit max-w-[44rem] rounded-card px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap',
                    message.from === 'staff'
                      ? 'ml-auto rounded-br-none bg-brand-soft'
                      : 'rounded-bl-none border border-rule bg-card',
                  )}
                >
                  {message.text}
                  {message.picture !== null && (
                    <ThreadPicture
                      picture={message.picture}
                      from={message.name}
                      ask={(id) => send('getTicketPicture', { id })}
                    />
                  )}
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
