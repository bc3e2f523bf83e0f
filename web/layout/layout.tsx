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
import { readAge, watchAge } from '../shown-age.ts'
import { announceAlive } from './first-paint.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useSession } from './use-session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen stands alone, without header and footer. */
    isBare?: boolean
    /** The header lies transparent over the head of the screen, which leaves room for it (`under-header`). */
    hasWhiteHeader?: boolean
  }
}

/** Header, the page, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const isBare = useMatches({ select: (matches) => matches.some((match) => match.staticData.isBare) })
  const hasWhiteHeader = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hasWhiteHeader),
  })
  const isAlive = useAlive()
  const [isSettled, setSettled] = useState(false)
  // Fields take over what was typed early as they come alive, which is done before a change of this kind.
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
 * Pages arrive as a visitor sees them; for a student they are loaded again, now with what is theirs. Without a connection
 * the visitor's view stays, to be read, until it is back, as does what the device kept.
 */
function useStudentsView(isAlive: boolean): void {
  const router = useRouter()
  const studentId = useSession()?.user.id
  useEffect(() => {
    if (!isAlive || studentId === undefined) return
    const show = () => void router.invalidate({ filter: ({ routeId }) => routeId !== rootRouteId })
    let isStudents = navigator.onLine
    // Without one the device may have kept the student's own.
    if (isStudents || hasSaved()) show()
    // A page of now stays: a line that has just come back often breaks again, and would take the page along.
    const back = () => {
      if (isStudents && readAge() === null) return
      isStudents = true
      show()
    }
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [router, isAlive, studentId])
}

/** After a link in the footer the keyboard goes on at the top of the new screen, unless that has set the focus itself. */
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

// Without its words the bar says what it can.
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
  const age = useSyncExternalStore(watchAge, readAge, () => null)
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
 * Stands around the screen. The screen takes over the server's HTML later than the frame around it,
 * and React finishes that before a change of a context passes through it.
 */
const AliveContext = createContext(false)

/** True once everything the server sent is alive, the screen too; only then may what it shows change. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => startTransition(() => setAlive(true)), [])
  return isAlive
}
