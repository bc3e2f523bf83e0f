import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceListening } from './layout/first-paint.ts'
import { openSavedPagesOffline } from './offline.ts'
import { getRouter } from './router.tsx'
import { sendKeptLater } from './send-later.ts'
import { leaveWithStudent } from './session.ts'

// As the framework's own entry, without its server functions: there are none here, and decoding their responses would
// be a tenth of the script.
const router = getRouter()
void hydrate(router).then(() => {
  window.$_TSR?.h()
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />)
    announceListening()
  })
})
openSavedPagesOffline()
leaveWithStudent()
sendKeptLater()
