import { clsx } from 'clsx'
import { type ComponentType, Suspense, use, useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { send } from './api.ts'
import type { Me } from './desk.tsx'
import { go, PlaceLink, usePlace } from './place.tsx'
import { rail, type ScreenProps, screens } from './screens.ts'
import { roleText } from './texts.ts'

/** The rail at the left, and beside it the screen that the address names. */
export function Frame({ me, onSignedOut }: { me: Me; onSignedOut: () => void }) {
  const { path } = usePlace()
  const entries = rail.filter(({ roles }) => roles.includes(me.role))
  const first = entries[0]?.path
  const main = useRef<HTMLElement>(null)
  const lastPath = useRef(path)

  useEffect(() => {
    if (path === '/desk' && first !== undefined) go(first, { replace: true })
    // A reader is told that another screen stands there; at the first one the focus stays where it is.
    if (lastPath.current !== path && lastPath.current !== '/desk') main.current?.focus()
    lastPath.current = path
  }, [path, first])

  async function signOut(): Promise<void> {
    await send('logout', {})
    onSignedOut()
  }

  return (
    <div className="grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[220px_minmax(0,1fr)]">
      <a href="#main" className="sr-only focus:not-sr-only focus:p-3">
        {m.desk_skip()}
      </a>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-card p-3 md:sticky md:top-0 md:h-dvh md:flex-col md:flex-nowrap md:items-stretch md:border-r md:border-b-0">
        <PlaceLink to="/desk" className="text-ink no-underline">
          <Logo size={28} />
        </PlaceLink>
        <nav aria-label={m.desk_rail()} className="order-last w-full md:order-none md:mt-4">
          <ul className="flex flex-wrap gap-1 md:flex-col">
            {entries.map(({ path: to, label, icon }) => {
              const isCurrent = path === to || path.startsWith(`${to}/`)
              return (
                <li key={to}>
                  <PlaceLink
                    to={to}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={clsx(
                      'flex min-h-11 items-center gap-2.5 rounded-ctl px-3 no-underline',
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
        <div className="ml-auto flex items-center gap-3 text-[15px] md:mt-auto md:ml-0 md:flex-col md:items-stretch">
          <p className="leading-tight">
            <span className="block font-semibold">{me.name}</span>
            <span className="text-ink-2">{roleText(me.role)}</span>
          </p>
          <button
            type="button"
            onClick={() => void signOut()}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border border-rule px-3 text-ink-2 hover:bg-sunk"
          >
            <Icon name="logout" />
            {m.desk_sign_out()}
          </button>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 p-4 outline-none md:p-6">
        <Suspense fallback={<p className="text-ink-2">{m.desk_loading()}</p>}>
          <ScreenAt path={path} me={me} hasEntries={entries.length > 0} />
        </Suspense>
      </main>
    </div>
  )
}

const loading = new Map<RegExp, Promise<ComponentType<ScreenProps>>>()

function ScreenAt({ path, me, hasEntries }: { path: string; me: Me; hasEntries: boolean }) {
  const screen = screens.find(({ pattern }) => pattern.test(path))
  if (path === '/desk') return hasEntries ? null : <Said text={m.desk_nothing_for_role()} />
  if (screen === undefined) return <Said text={m.desk_no_screen()} />
  if (!screen.roles.includes(me.role)) return <Said text={m.desk_not_your_role()} />
  const loaded = loading.get(screen.pattern) ?? screen.load()
  loading.set(screen.pattern, loaded)
  return <Loaded screen={loaded} parameters={screen.pattern.exec(path)?.slice(1) ?? []} me={me} />
}

function Loaded({ screen, parameters, me }: ScreenProps & { screen: Promise<ComponentType<ScreenProps>> }) {
  const Screen = use(screen)
  return <Screen key={parameters.join('/')} parameters={parameters} me={me} />
}

function Said({ text }: { text: string }) {
  return <h1 className="text-[22px] font-bold">{text}</h1>
}
