import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { m } from '../../domain/messages/compiled/messages.js'

const shownForMs = 3000
let hasToaster = false

export function showToast(kind: 'success' | 'error', text: string): void {
  if (!hasToaster) {
    hasToaster = true
    const place = document.createElement('div')
    document.body.append(place)
    createRoot(place).render(
      <Toaster
        position="top-right"
        duration={shownForMs}
        theme={document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'}
        richColors
        closeButton
        containerAriaLabel={m.ui_notes()}
        toastOptions={{ closeButtonAriaLabel: m.ui_close() }}
        // The library's own font lacks the scripts of half our languages.
        style={{ fontFamily: 'inherit' }}
      />,
    )
  }
  // The toaster listens once it is on the page.
  setTimeout(() => toast[kind](text), 0)
}
