import { rootRouteId, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { hasSaved } from '../session.ts'
import { readAge, useAge } from '../shown-age.ts'
import { announceAlive } from './first-paint.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSession } from './use-session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen has no header and footer. */
    isBare?: boolean
    /** The header is transparent over the head of the screen, which leaves room for it (`under-header`). */
    hasWhiteHeader?: boolean
  }
}

/** Header, page and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const hasWhiteHeader = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hasWhiteHeader),
  })
  const isAlive = useAlive()
  const [isSettled, setSettled] = useState(false)
  // Fields read early input as they hydrate, before an update of this kind.
  useEffect(() => {
    if (isAlive) startTransition(() => setSettled(true))
  }, [isAlive])
  useEffect(() => {
    if (isSettled) announceAlive()
  }, [isSettled])
  useStudentsView(isAlive)
  useFocusOnNewScreen()
  const screen = <AliveContext value={isAlive}>{children}</AliveContext>
  if (isBare) return screen
  return (
    <>
      <a href="#main" className="skip-link">
        {m.layout_skip()}
      </a>
      <Header />
      <OfflineBar />
      <main
        id="main"
        tabIndex={-1}
        data-white-header={hasWhiteHeader || undefined}
        className="flex-[1_0_auto] outline-none"
      >
        {screen}
      </main>
      <Footer />
    </>
  )
}

/**
 * Pages are rendered as a visitor sees them; for a student they are loaded again with the student's data. Offline, the
 * visitor's view stays until the connection is back, as does cached data.
 */
function useStudentsView(isAlive: boolean): void {
  const router = useRouter()
  const studentId = useSession()?.user.id
  useEffect(() => {
    if (!isAlive || studentId === undefined) return
    const show = () => void router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
    let isStudents = navigator.onLine
    // Offline, the device may have cached the student's own.
    if (isStudents || hasSaved()) show()
    // A current page stays: a connection that is just back often drops again, and the page would be lost.
    const back = () => {
      if (isStudents && readAge() === null) return
      isStudents = true
      show()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [router, isAlive, studentId])
}

/**
 * After a link in the footer, keyboard focus moves to the top of the new screen, unless that has set the focus itself.
 */
function useFocusOnNewScreen(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    const isFirst = shown.current === undefined
    shown.current = path
    const main = document.getElementById('main')
    if (!isFirst && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [path])
}

// Without its message the bar shows a shorter one.
const ShownAge = lazy(() =>
  import('./shown-age.tsx').then(
    (part) => ({ default: part.ShownAge }),
    () => ({ default: () => m.layout_offline() }),
  ),
)

function OfflineBar() {
  const isOnline = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  )
  const age = useAge()
  if (isOnline && age === null) return null
  return (
    <p role="status" className="bg-warn-soft px-4 py-2 text-center text-small font-medium text-warn">
      {age === null ? (
        m.layout_offline()
      ) : (
        <Suspense fallback={m.layout_offline()}>
          <ShownAge at={age} />
        </Suspense>
      )}
    </p>
  )
}

function watchLine(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/**
 * Wraps the screen. The screen hydrates later than its frame, and React finishes that before a context change passes
 * through.
 */
const AliveContext = createContext(false)

/** True once everything from the server is hydrated, the screen too; only then may its content change. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
