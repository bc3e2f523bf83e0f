import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { holdsAny } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { call } from './query.ts'
import { sidebarEntries } from './screens.ts'
import { useMe } from './session.ts'
import { rolesText } from './ui/labels.ts'
import { Link } from './ui/link.tsx'

const countEveryMs = 60_000

/** The screens of the signed-in user's roles. */
function useSidebar() {
  const { roles } = useMe()
  const { routesByPath } = useRouter()
  return sidebarEntries.filter(({ to }) => holdsAny(roles, routesByPath[to].options.staticData?.roles ?? []))
}

type Props = { path: string; onSearch(): void; onHelp(): void; onSignOut(): void }

/** The admin's navigation; on a phone it opens from a button, so that the screen comes first. */
export function Sidebar({ path, onSearch, onHelp, onSignOut }: Props) {
  const me = useMe()
  const counts = useQuery({ ...call('getRailCounts', {}), refetchInterval: countEveryMs }).data
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const router = useRouter()

  // It closes when a navigation starts; if it is reopened before the screen has loaded, it stays open.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setOpen(false)),
    [router],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <header
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        menu.current?.focus()
      }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule bg-card p-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:justify-start md:overflow-y-auto md:border-r md:border-b-0 print:hidden"
    >
      <Link to="/admin" className="text-ink no-underline">
        <Logo size={28} />
      </Link>
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
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => {
            setOpen(false)
            onSearch()
          }}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-ctl border border-rule px-3 text-ink-2 hover:bg-sunk"
        >
          <Icon name="search" />
          {m.admin_find_button()}
          <kbd className="ml-auto whitespace-nowrap text-small text-ink-3 max-md:hidden">Ctrl K</kbd>
        </button>
        <nav aria-label={m.admin_sidebar()}>
          <ul className="grid grid-cols-2 gap-1 md:grid-cols-1">
            {useSidebar().map(({ to, label, icon, ...rest }) => {
              const countKey = 'counted' in rest ? rest.counted : undefined
              const count = (countKey && counts?.[countKey]) ?? 0
              const isCurrent = path === to || (to !== '/admin' && path.startsWith(`${to}/`))
              return (
                <li key={to}>
                  <Link
                    to={to}
                    current={isCurrent ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                    className={clsx(
                      'flex min-h-11 items-center gap-2.5 rounded-ctl px-3 leading-tight no-underline',
                      isCurrent ? 'bg-brand-soft font-semibold text-link' : 'text-ink-2 hover:bg-sunk',
                    )}
                  >
                    <Icon name={icon} />
                    {label()}
                    {count > 0 && (
                      <>
                        <span
                          aria-hidden="true"
                          className="ml-auto rounded-full bg-brand px-1.5 text-xs leading-5 font-bold text-on-brand tabular-nums"
                        >
                          {count}
                        </span>
                        <span className="sr-only">
                          {countKey === 'notifications'
                            ? m.admin_sidebar_new({ count })
                            : m.admin_sidebar_waiting({ count })}
                        </span>
                      </>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-3 text-small md:mt-auto md:flex-col md:items-stretch">
          <p className="min-w-0 leading-tight wrap-anywhere">
            <Link
              to="/admin/account"
              aria-label={`${m.admin_account()}: ${me.name}`}
              current={path === '/admin/account' ? 'page' : undefined}
              onClick={() => setOpen(false)}
              look="alone"
            >
              {me.name}
            </Link>
            <span className="block text-ink-2">{rolesText(me.roles)}</span>
          </p>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              onHelp()
            }}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border border-rule px-3 text-ink-2 hover:bg-sunk"
          >
            <Icon name="info" />
            {m.admin_help()}
          </button>
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
