import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { m } from '../../domain/messages/compiled/messages.js'

const shownForMs = 3000
let hasToaster = false

const toasterStyle: object = {
  // The library's own font lacks the scripts of half our languages.
  fontFamily: 'inherit',
  // Its own colours have too little contrast in the light theme, and stay those of the theme at the first toast.
  ...{ '--success-bg': 'var(--ok-soft)', '--success-border': 'var(--ok)', '--success-text': 'var(--ok)' },
  ...{ '--error-bg': 'var(--bad-soft)', '--error-border': 'var(--bad)', '--error-text': 'var(--bad)' },
}

export function showToast(kind: 'success' | 'error', text: string): void {
  if (!hasToaster) {
    hasToaster = true
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(
      <Toaster
        position="top-right"
        duration={shownForMs}
        richColors
        closeButton
        containerAriaLabel={m.ui_notes()}
        toastOptions={{ closeButtonAriaLabel: m.ui_close() }}
        style={toasterStyle}
      />,
    )
  }
  // The toaster listens once it is mounted.
  setTimeout(() => toast[kind](text), 0)
}
