import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Logo } from '../ui/logo.tsx'

/** The frame of the two screens before somebody is signed in. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-[440px] gap-6 px-4 py-12">
      <Logo size={36} />
      <div className="rounded-card border border-rule bg-card p-5 sm:p-6">
        <p className="text-small text-ink-2">{m.admin_name()}</p>
        <h1 className="mb-5 text-head leading-tight font-bold">{title}</h1>
        {children}
      </div>
    </main>
  )
}
