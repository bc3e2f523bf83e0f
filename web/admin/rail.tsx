import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import type { Me } from './admin.tsx'
import { roleText } from './labels.ts'
import { PlaceLink } from './place.tsx'
import type { rail } from './screens.ts'

type Entries = typeof rail
type Props = { me: Me; path: string; entries: Entries; onSignOut: () => void }

/** Where the admin leads to; on a phone it opens from a button, so that the screen itself stands first. */
export function Rail({ me, path, entries, onSignOut }: Props) {
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes it
  useEffect(() => setOpen(false), [path])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <header
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        menu.current?.focus()
      }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule bg-card p-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:justify-start md:overflow-y-auto md:border-r md:border-b-0"
    >
      <PlaceLink to="/admin" className="text-ink no-underline">
        <Logo size={28} />
      </PlaceLink>
      <button
        ref={menu}
        type="button"
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border border-rule px-3 text-ink-2 hover:bg-sunk md:hidden"
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        {m.admin_menu()}
      </button>
      <div
        id="admin-menu"
        className={clsx(isOpen ? 'flex' : 'hidden', 'w-full flex-col gap-3 md:mt-4 md:flex md:grow')}
      >
        <nav aria-label={m.admin_rail()}>
          <ul className="grid grid-cols-2 gap-1 md:grid-cols-1">
            {entries.map(({ path: to, label, icon }) => {
              const isCurrent = path === to || path.startsWith(`${to}/`)
              return (
                <li key={to}>
                  <PlaceLink
                    to={to}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                    className={clsx(
                      'flex min-h-11 items-center gap-2.5 rounded-ctl px-3 leading-tight no-underline',
                      isCurrent ? 'bg-brand-soft font-semibold text-link' : 'text-ink-2 hover:bg-sunk',
                    )}
                  >
                    <Icon name={icon} />
                    {label()}
                  </PlaceLink>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="flex items-center justify-between gap-3 text-small md:mt-auto md:flex-col md:items-stretch">
          <p className="min-w-0 leading-tight wrap-anywhere">
            <PlaceLink
              to="/admin/account"
              aria-label={`${m.admin_account()}: ${me.name}`}
              aria-current={path === '/admin/account' ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {me.name}
            </PlaceLink>
            <span className="block text-ink-2">{roleText(me.role)}</span>
          </p>
          <button
            type="button"
            onClick={onSignOut}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border border-rule px-3 text-ink-2 hover:bg-sunk"
          >
            <Icon name="logout" />
            {m.admin_sign_out()}
          </button>
        </div>
      </div>
    </header>
  )
}
