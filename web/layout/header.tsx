import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { MenuDialog } from './menu-dialog.tsx'
import { ProfileMenu } from './profile-menu.tsx'

/** Pages that the header leads to. */
export const menu = [
  { to: '/', label: m.layout_home },
  { to: '/courses', label: m.layout_courses },
] as const

/** Pixels after which the header sticks (specification, section 2). */
const stickyAfterPixels = 160

export function Header() {
  const isStuck = useScrolledPast(stickyAfterPixels)
  return (
    <header className={clsx('z-30 border-b border-rule bg-card', isStuck ? 'sticky top-0 animate-stick shadow-2' : 'relative')} data-stuck={isStuck || undefined}>
      <div className={clsx('container-page flex items-center gap-2', isStuck ? 'min-h-[52px]' : 'min-h-[60px]')}>
        <Link to="/" className="flex min-h-11 items-center text-ink no-underline" aria-label={m.layout_logo()}>
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

function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return isPast
}
