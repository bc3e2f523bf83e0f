import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

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
      />,
    )
  }
  // The toaster listens once it is on the page.
  setTimeout(() => toast[kind](text), 0)
}
