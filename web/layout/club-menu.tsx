import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { clubPlaces } from './menu.ts'
import { MenuLink } from './menu-link.tsx'
import { useHoverPopover } from './use-hover-popover.ts'

/** The six pages of the AI club, in one menu. */
export function ClubMenu({ className, currentClass }: { className: string; currentClass: string }) {
  const { buttonProps, popoverProps, close } = useHoverPopover()
  const isHere = useLocation({
    select: ({ pathname }) => clubPlaces.some(({ to }) => pathname === to),
  })
  return (
    <>
      <button
        type="button"
        {...buttonProps}
        className={clsx(
          'club-button flex cursor-pointer items-center gap-1',
          className,
          isHere && currentClass,
        )}
      >
        {m.layout_ai_club()}
        <Icon name="chevron-down" size={14} />
      </button>
      <div
        {...popoverProps}
        className="club-menu w-64 rounded-card border border-rule bg-card p-2 text-ink shadow-2"
      >
        <ul>
          {clubPlaces.map((place) => (
            <li key={place.label()}>
              <MenuLink
                place={place}
                className="flex min-h-11 items-center rounded-ctl px-3 text-base text-ink no-underline hover:bg-sunk"
                currentClass="bg-brand-soft font-semibold"
                onClick={close}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
