import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useSession } from './use-session.ts'

// Without the script it still links there.
const UnreadCount = lazy(() =>
  import('./unread-count.tsx').then(
    (part) => ({ default: part.UnreadCount }),
    () => ({ default: () => null }),
  ),
)

/** Links to the notifications, with the unread count. */
export function Bell() {
  const session = useSession()
  return (
    <Link
      to="/notifications"
      className="student-only relative grid size-11 shrink-0 place-items-center rounded-ctl text-ink-2 no-underline hover:bg-sunk hover:text-ink"
    >
      <Icon name="bell" size={22} />
      <span className="sr-only">{m.bell_title()}</span>
      {session && (
        <Suspense>
          <UnreadCount />
        </Suspense>
      )}
    </Link>
  )
}
