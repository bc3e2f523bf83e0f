import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { Bell } from './bell.tsx'
import { ClubMenu } from './club-menu.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { type MenuPlace, placesAfterClub, placesBeforeClub, searchPlace } from './menu.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { MenuLink } from './menu-link.tsx'
import { ProfileMenu } from './profile-menu.tsx'

const entry =
  'border-b-3 border-transparent px-2 py-2.5 text-small whitespace-nowrap text-ink-2 no-underline hover:text-ink xl:px-3 xl:text-base'
const current = 'border-margin! font-semibold text-ink!'

/** The header of every page. The first-paint script makes it sticky. */
export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row container-page flex flex-wrap items-center gap-2">
        <Link
          to="/"
          className="flex min-h-11 items-center text-ink no-underline"
          aria-label={m.layout_logo()}
        >
          <Logo />
        </Link>
        <nav aria-label={m.layout_main_menu()} className="hidden lg:ml-2 lg:block xl:ml-6">
          <ul className="flex">
            {placesBeforeClub.map(listed)}
            <li>
              <ClubMenu className={entry} currentClass={current} />
            </li>
            {placesAfterClub.map(listed)}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
          <Link
            to={searchPlace.to}
            aria-label={searchPlace.label()}
            className="grid size-11 shrink-0 place-items-center rounded-ctl text-ink-2 max-[349px]:hidden hover:bg-sunk hover:text-ink"
          >
            <Icon name="search" size={22} />
          </Link>
          <LanguageSwitch />
          <Link to="/login" className={clsx(buttonClass('primary', 'dense'), 'visitor-only')}>
            {m.layout_login_register()}
          </Link>
          <Bell />
          <ProfileMenu />
          <MenuDialog />
        </div>
      </div>
    </header>
  )
}

function listed(place: MenuPlace) {
  return (
    <li key={place.to}>
      <MenuLink place={place} className={`block ${entry}`} currentClass={current} />
    </li>
  )
}
