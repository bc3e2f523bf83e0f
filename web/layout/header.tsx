import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { menu } from './menu.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** The head of every page. That it sticks after a while is decided by the script of the first paint. */
export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row container-page flex items-center gap-2">
        <Link
          to="/"
          className="flex min-h-11 items-center text-ink no-underline"
          aria-label={m.layout_logo()}
        >
          <Logo />
        </Link>
        <nav aria-label={m.layout_main_menu()} className="ml-6 hidden md:block">
          <ul className="flex gap-1">
            {menu.map(({ to, label }) => (
              <li key={to}>
                <Link
                  to={to}
                  activeOptions={{ exact: to === '/', includeSearch: false }}
                  className="block border-b-3 border-transparent px-3 py-2.5 text-base text-ink-2 no-underline hover:text-ink"
                  activeProps={{ className: 'border-margin! font-semibold text-ink' }}
                >
                  {label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Link to="/login" className={clsx(buttonClass('primary', 'dense'), 'visitor-only')}>
            {m.layout_login_register()}
          </Link>
          <ProfileMenu />
          <MenuDialog />
        </div>
      </div>
    </header>
  )
}
