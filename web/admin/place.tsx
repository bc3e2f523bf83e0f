import { clsx } from 'clsx'
import { type ComponentProps, useSyncExternalStore } from 'react'

const moved = 'stepmark:admin-moved'

/** Where the admin is: the address is the state of a screen. */
export function usePlace(): { path: string; search: URLSearchParams } {
  const address = useSyncExternalStore(watchPlace, () => window.location.pathname + window.location.search)
  const [path = '/admin', search = ''] = address.split('?', 2)
  return { path: path.replace(/(.)\/+$/, '$1'), search: new URLSearchParams(search) }
}

/** Goes to a screen; `replace` leaves no step back, as for a filter that is typed. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const isOtherPath = new URL(to, window.location.href).pathname !== window.location.pathname
  if (replace) window.history.replaceState(null, '', to)
  else window.history.pushState(null, '', to)
  window.dispatchEvent(new Event(moved))
  if (isOtherPath) window.scrollTo(0, 0)
}

/** The address of this screen with some of its parameters changed; null takes one away. */
export function withSearch(
  { path, search }: ReturnType<typeof usePlace>,
  changes: Record<string, string | number | null>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  const text = next.toString()
  return text === '' ? path : `${path}?${text}`
}

const lastKey = 'stepmark-admin-lists'

/** A list as it was last looked at in this tab; as it stands when it was not. */
export function lastAddressOf(to: string): string {
  const { pathname, searchParams } = new URL(to, window.location.href)
  const last = readLast()[pathname]
  if (last === undefined) return to
  // Articles and resources share a list: an article leads back to articles.
  const isTexts = pathname === '/admin/texts'
  const isSame = new URLSearchParams(last).get('kind') === searchParams.get('kind')
  return isTexts && !isSame ? to : `${pathname}${last}`
}

/** Remembers how the list at this address is looked at, for the way back to it. */
function noteLast(): void {
  const { pathname, search } = window.location
  if (!/^\/admin\/[a-z]+$/.test(pathname)) return
  const last = readLast()
  if (last[pathname] === search) return
  try {
    window.sessionStorage.setItem(lastKey, JSON.stringify({ ...last, [pathname]: search }))
  } catch {
    // Without room the way back leads to the list as it begins.
  }
}

function readLast(): Record<string, string> {
  try {
    // Only this file writes there.
    return JSON.parse(window.sessionStorage.getItem(lastKey) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** A real link that needs no new page; a click with a key held does what it does everywhere. */
export function PlaceLink({ to, onClick, className, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a
      href={to}
      className={clsx(className)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(to)
      }}
      {...rest}
    />
  )
}

function watchPlace(heard: () => void): () => void {
  const changed = () => {
    noteLast()
    heard()
  }
  noteLast()
  window.addEventListener('popstate', changed)
  window.addEventListener(moved, changed)
  return () => {
    window.removeEventListener('popstate', changed)
    window.removeEventListener(moved, changed)
  }
}
