import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { momentText } from './labels.ts'

type Props = { message: { from: string; name: string; text: string; sentAt: string }; children: ReactNode }

/** One message: the person on the left, staff on the right, system lines centred. */
export function Message({ message: { from, name, text, sentAt }, children }: Props) {
  if (from === 'system')
    return (
      <li>
        <p className="text-center text-sm text-ink-2">{text}</p>
      </li>
    )
  const isOurs = from === 'staff'
  return (
    <li className={clsx(isOurs && 'justify-self-end')}>
      <p className={clsx('mb-1 text-sm text-ink-2', isOurs && 'text-right')}>
        <span className="font-semibold">{name}</span> <time dateTime={sentAt}>{momentText(sentAt)}</time>
      </p>
      <div
        className={clsx(
          'w-fit max-w-[44rem] rounded-card px-3.5 py-2.5 wrap-anywhere whitespace-pre-wrap',
          isOurs ? 'ml-auto rounded-br-none bg-brand-soft' : 'rounded-bl-none border border-rule bg-card',
        )}
      >
        {children}
      </div>
    </li>
  )
}
