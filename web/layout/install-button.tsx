import { useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'

/** The browser's install prompt event; TypeScript has no type for it. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => setOffer(null))
}

/** Installs the app on the home screen; shown only where the browser can and it is not installed. */
export function InstallButton() {
  const canInstall = useSyncExternalStore(
    watch,
    () => offer !== null,
    () => false,
  )
  if (!canInstall) return null
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border-ctl border-white/40 px-4 font-semibold text-white hover:bg-white/10"
      onClick={() => {
        void offer?.prompt()
        setOffer(null)
      }}
    >
      <Icon name="download" />
      {m.layout_install()}
    </button>
  )
}

function setOffer(to: InstallOffer | null): void {
  offer = to
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
