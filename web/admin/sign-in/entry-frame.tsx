import type { ReactNode } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Logo } from '../../ui/logo.tsx'
import { Heading } from '../ui/parts.tsx'

/** The frame of the screens before sign-in. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid w-full max-w-[440px] gap-6 px-4 py-12">
      <Logo size={36} />
      <div className="rounded-card border border-rule bg-card p-5 sm:p-6">
        <p className="text-small text-ink-2">{m.admin_name()}</p>
        <div className="mb-5">
          <Heading>{title}</Heading>
        </div>
        {children}
      </div>
    </main>
  )
}
