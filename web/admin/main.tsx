import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Admin } from './admin.tsx'

const root = document.getElementById('admin')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Admin />
    </StrictMode>,
  )
