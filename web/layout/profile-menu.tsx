import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useHoverPopover } from './use-hover-popover.ts'
import { useLogout } from './use-logout.ts'
import { useSession } from './use-session.ts'

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-ctl px-3 text-left text-base text-ink no-underline hover:bg-sunk'

/** The student's own corner: name and email, then the ways that are theirs. Opens on click; hovering is an extra. */
export function ProfileMenu() {
  const session = useSession()
  const logout = useLogout()
  const { buttonProps, popoverProps, close } = useHoverPopover()
  const name = session?.profile?.name ?? session?.user.name ?? ''
  const email = session?.profile?.email ?? session?.user.email ?? ''

  return (
    <div className="student-only relative">
      <button
        type="button"
        {...buttonProps}
        className="profile-button grid size-11 cursor-pointer place-items-center rounded-full border-[1.5px] border-brand bg-brand-soft font-bold text-link"
      >
        <span aria-hidden="true">{initials(name) || <Icon name="user" />}</span>
        <span className="sr-only">{m.layout_profile_menu({ name })}</span>
      </button>
      <div
        {...popoverProps}
        className="profile-menu w-64 rounded-card border border-rule bg-card p-2 text-ink shadow-2"
      >
        <div className="border-b border-rule px-3 pt-1 pb-3">
          <p className="font-semibold">{name}</p>
          <p className="text-small break-all text-ink-2">{email}</p>
        </div>
        <Link to="/today" className={`${entry} mt-2`} onClick={close}>
          <Icon name="clock" />
          {m.layout_today()}
        </Link>
        <Link to="/my-course" className={entry} onClick={close}>
          <Icon name="book" />
          {m.layout_my_learning()}
        </Link>
        <Link to="/my-orders" className={entry} onClick={close}>
          <Icon name="rupee" />
          {m.layout_my_orders()}
        </Link>
        <Link to="/support" className={entry} onClick={close}>
          <Icon name="support" />
          {m.layout_support()}
        </Link>
        <Link to="/account" className={entry} onClick={close}>
          <Icon name="user" />
          {m.layout_account()}
        </Link>
        <button type="button" className={entry} onClick={() => void logout()}>
          <Icon name="logout" />
          {m.layout_logout()}
        </button>
      </div>
    </div>
  )
}

function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}
