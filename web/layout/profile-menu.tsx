import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { useHoverPopover } from './use-hover-popover.ts'
import { useSession } from './use-session.ts'

// The phone's menu has the same links.
const ProfileLinks = lazyPart(() => import('./profile-links.tsx'), 'ProfileLinks')

/** The profile menu: name and email, then the student's pages. Opens on click; hovering is an extra. */
export function ProfileMenu() {
  const session = useSession()
  const { buttonProps, popoverProps, close } = useHoverPopover()
  const name = session?.profile?.name ?? session?.user.name ?? ''
  const email = session?.profile?.email ?? session?.user.email ?? ''

  return (
    <div className="student-only relative">
      <button
        type="button"
        {...buttonProps}
        className="profile-button grid size-11 cursor-pointer place-items-center rounded-full border-ctl border-brand bg-brand-soft font-bold text-link"
      >
        <span aria-hidden="true">{initials(name) || <Icon name="user" />}</span>
        <span className="sr-only">{m.layout_profile_menu({ name })}</span>
      </button>
      <div
        {...popoverProps}
        className="profile-menu w-64 rounded-card border border-rule bg-card p-2 text-ink shadow-2"
      >
        {session && (
          <Suspense>
            <ProfileLinks name={name} email={email} onChoose={close} />
          </Suspense>
        )}
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
