import { m } from '../../domain/messages/compiled/messages.js'
import { useUnreadCount } from './unread.ts'

/** The unread count at the corner of the bell. */
export function UnreadCount() {
  const count = useUnreadCount()
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">: {m.bell_unread({ count })}</span>
      <span
        aria-hidden="true"
        className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-on-brand tabular-nums"
      >
        {count}
      </span>
    </>
  )
}
