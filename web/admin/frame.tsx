import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { holdsAny } from '../../domain/admin/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { dialogFailed, lazyPart } from '../ui/part-failed.tsx'
import { toast } from '../ui/toast.ts'
import { send } from './api.ts'
import { noteList } from './last-lists.ts'
import { ChangesNotice } from './launch/changes-notice.tsx'
import { newCache } from './query.ts'
import { endSession, useMe } from './session.ts'
import { Sidebar } from './sidebar.tsx'
import { FreshCode } from './sign-in/fresh-code.tsx'
import { isUnderWay, leaveTray, useTray } from './uploads/tray.ts'
import { useWarning } from './uploads/use-upload.ts'

const SearchEverything = lazyPart(
  () => import('./search/search-everything.tsx'),
  'SearchEverything',
  dialogFailed,
)
const UploadTray = lazyPart(() => import('./uploads/upload-tray.tsx'), 'UploadTray')

const fields = 'input, textarea, select, [contenteditable]'

/** The navigation on the left, and next to it the screen of the current URL. */
export function Frame({ isInstead }: { isInstead: boolean }) {
  const me = useMe()
  // Cached data of a user ends with their session, also what arrives after it.
  const [cache] = useState(newCache)
  const path = usePath()
  const { roles, help } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {}
  const main = useRef<HTMLElement>(null)
  const lastPath = useRef(path)
  const [openDialog, setOpenDialog] = useState<'search' | 'help' | null>(null)

  useEffect(() => {
    // Moves focus so that screen readers announce the new screen; not on the first one, and not out of a field of it.
    const isWriting = main.current?.contains(document.activeElement?.closest(fields) ?? null)
    if (lastPath.current !== path && !isWriting) main.current?.focus()
    lastPath.current = path
  }, [path])
  useEffect(() => () => cache.clear(), [cache])
  const tray = useTray()
  useWarning(tray.some(({ view }) => isUnderWay(view)))
  useEffect(() => leaveTray, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpenDialog('search')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  async function signOut(): Promise<void> {
    const answer = await send('logout', {})
    // A failed sign-out must never look successful. The browser forgets the session even if the server cannot record
    // it.
    if (answer.success || answer.code === 'notStored') await endSession()
    else if (answer.code !== 'noSession') toast.error(m.admin_sign_out_failed())
  }

  return (
    <QueryClientProvider client={cache}>
      <div className="grid min-h-dvh w-full grid-cols-[minmax(0,1fr)] content-start md:grid-cols-[220px_minmax(0,1fr)] print:block">
        <a href="#main" className="sr-only focus:not-sr-only focus:p-3">
          {m.admin_skip()}
        </a>
        <Sidebar
          path={path}
          onSearch={() => setOpenDialog('search')}
          onHelp={() => setOpenDialog('help')}
          onSignOut={() => void signOut()}
        />
        <main id="main" ref={main} tabIndex={-1} className="min-w-0 p-4 outline-none md:p-6">
          {isInstead && (
            <div className="mb-4">
              <Notice kind="bad">{m.admin_signed_in_instead({ name: me.name })}</Notice>
            </div>
          )}
          {me.roles.includes('owner') && path === '/admin' && <ChangesNotice />}
          {roles === undefined || holdsAny(me.roles, roles) ? (
            <Outlet />
          ) : (
            <Heading text={m.admin_not_your_role()} />
          )}
        </main>
        <FreshCode />
        <Suspense>
          {openDialog === 'search' && <SearchEverything onClose={() => setOpenDialog(null)} />}
          {tray.length > 0 && <UploadTray entries={tray} />}
        </Suspense>
        {openDialog === 'help' && (
          <Dialog title={m.admin_help()} isOpen onClose={() => setOpenDialog(null)}>
            <p className="wrap-anywhere">{help?.() ?? m.admin_no_screen()}</p>
          </Dialog>
        )}
      </div>
    </QueryClientProvider>
  )
}

/** The path of the shown screen; a list at it is remembered for the back link. */
function usePath(): string {
  const { pathname, searchStr } = useRouterState({
    select: (state) => state.resolvedLocation ?? state.location,
  })
  useEffect(() => {
    if (/^\/admin\/[a-z]+$/.test(pathname)) noteList(pathname, searchStr)
  }, [pathname, searchStr])
  return pathname
}

export function NoScreen() {
  return <Heading text={m.admin_no_screen()} />
}

/** Replaces a screen that failed to render or load; the navigation and the input stay. */
export function ScreenBroken() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-subhead font-bold">{m.admin_screen_broken()}</h1>
      <p className="text-ink-2">{m.admin_screen_broken_about()}</p>
      {/* A reload also fetches the files of a newer build. */}
      <Button onClick={() => window.location.reload()}>{m.admin_try_again()}</Button>
    </div>
  )
}

function Heading({ text }: { text: string }) {
  return <h1 className="text-subhead font-bold">{text}</h1>
}
