import './admin.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { sessionCache } from './session.ts'

const root = document.getElementById('admin')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={sessionCache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
