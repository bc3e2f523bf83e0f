import { clsx } from 'clsx'
import { type ComponentProps, useSyncExternalStore } from 'react'

const moved = 'stepmark:desk-moved'

/** Where the desk is: the address is the state of a screen. */
export function usePlace(): { path: string; search: URLSearchParams } {
  const address = useSyncExternalStore(watchPlace, () => window.location.pathname + window.location.search)
  const [path = '/desk', search = ''] = address.split('?', 2)
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

function watchPlace(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  window.addEventListener(moved, changed)
  return () => {
    window.removeEventListener('popstate', changed)
    window.removeEventListener(moved, changed)
  }
}
