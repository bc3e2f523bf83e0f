import { useSyncExternalStore } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'

/** What a browser gives that can install the product as an app; TypeScript does not know it yet. */
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

/** Puts the product on the home screen; there only where the browser can do it and has not done it. */
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
