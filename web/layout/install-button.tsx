import { m } from '../../domain/messages/compiled/messages.js'
import { newStore, useStore } from '../store.ts'
import { Icon } from '../ui/icon.tsx'

/** The browser's install prompt event; TypeScript has no type for it. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

const installOffer = newStore<InstallOffer | null>(null)

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installOffer.set(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => installOffer.set(null))
}

/** Installs the app on the home screen; shown only where the browser can and it is not installed. */
export function InstallButton() {
  const offer = useStore(installOffer)
  if (offer === null) return null
  return (
    <button
      type="button"
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-ctl border-ctl border-white/40 px-4 font-semibold text-white hover:bg-white/10"
      onClick={() => {
        void offer.prompt()
        installOffer.set(null)
      }}
    >
      <Icon name="download" />
      {m.layout_install()}
    </button>
  )
}
