import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useUnreadCount } from './unread.ts'

/** Leads to the notifications, with how many are unread. */
export function Bell() {
  const count = useUnreadCount()
  return (
    <Link
      to="/notifications"
      className="student-only relative grid size-11 shrink-0 place-items-center rounded-ctl text-ink-2 no-underline hover:bg-sunk hover:text-ink"
    >
      <Icon name="bell" size={22} />
      <span className="sr-only">{m.bell_title()}</span>
      {count > 0 && (
        <>
          <span className="sr-only">: {m.bell_unread({ count })}</span>
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-on-brand tabular-nums"
          >
            {count}
          </span>
        </>
      )}
    </Link>
  )
}
