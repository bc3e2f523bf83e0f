import { type ComponentType, Suspense, use, useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import type { Me } from './admin.tsx'
import { send } from './api.ts'
import { FreshCode } from './fresh-code.tsx'
import { ChangesNotice } from './launch/changes-notice.tsx'
import { go, usePlace } from './place.tsx'
import { Rail } from './rail.tsx'
import { ScreenGuard } from './screen-guard.tsx'
import { rail, type ScreenProps, screens } from './screens.ts'

type Props = {
  me: Me
  /** Somebody else was signed in on this page a moment ago. */
  isInstead: boolean
  onSignedOut(): void
}

/** The rail at the left, and beside it the screen that the address names. */
export function Frame({ me, isInstead, onSignedOut }: Props) {
  const { path } = usePlace()
  const entries = rail.filter(({ roles }) => roles.includes(me.role))
  const first = entries[0]?.path
  const main = useRef<HTMLElement>(null)
  const lastPath = useRef(path)

  useEffect(() => {
    if (path === '/admin' && first !== undefined) go(first, { replace: true })
    // A reader is told that another screen stands there; at the first one the focus stays where it is.
    if (lastPath.current !== path && lastPath.current !== '/admin') main.current?.focus()
    lastPath.current = path
  }, [path, first])

  async function signOut(): Promise<void> {
    const answer = await send('logout', {})
    // Who walks away must not believe in a sign-out that never reached the server. The browser forgets the
    // session also when the server cannot write that down.
    if (answer.success || answer.code === 'notStored') onSignedOut()
    else if (answer.code !== 'noSession') toast.error(m.admin_sign_out_failed())
  }

  return (
    <div className="grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[220px_minmax(0,1fr)]">
      <a href="#main" className="sr-only focus:not-sr-only focus:p-3">
        {m.admin_skip()}
      </a>
      <Rail me={me} path={path} entries={entries} onSignOut={() => void signOut()} />
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 p-4 outline-none md:p-6">
        {isInstead && (
          <div className="mb-4">
            <Notice kind="bad">{m.admin_signed_in_instead({ name: me.name })}</Notice>
          </div>
        )}
        {me.role === 'owner' && path === first && <ChangesNotice />}
        {/* A screen that did not come over the line is asked for again the next time. */}
        <ScreenGuard key={path} onBroken={() => loading.clear()}>
          <Suspense fallback={<p className="text-ink-2">{m.admin_loading()}</p>}>
            <ScreenAt path={path} me={me} hasEntries={entries.length > 0} />
          </Suspense>
        </ScreenGuard>
      </main>
      <FreshCode role={me.role} />
    </div>
  )
}

const loading = new Map<RegExp, Promise<ComponentType<ScreenProps>>>()

function ScreenAt({ path, me, hasEntries }: { path: string; me: Me; hasEntries: boolean }) {
  const screen = screens.find(({ pattern }) => pattern.test(path))
  if (path === '/admin') return hasEntries ? null : <Said text={m.admin_nothing_for_role()} />
  if (screen === undefined) return <Said text={m.admin_no_screen()} />
  if (!screen.roles.includes(me.role)) return <Said text={m.admin_not_your_role()} />
  const loaded = loading.get(screen.pattern) ?? screen.load()
  loading.set(screen.pattern, loaded)
  return <Loaded screen={loaded} parameters={screen.pattern.exec(path)?.slice(1) ?? []} me={me} />
}

function Loaded({ screen, parameters, me }: ScreenProps & { screen: Promise<ComponentType<ScreenProps>> }) {
  const Screen = use(screen)
  return <Screen key={parameters.join('/')} parameters={parameters} me={me} />
}

function Said({ text }: { text: string }) {
  return <h1 className="text-subhead font-bold">{text}</h1>
}
