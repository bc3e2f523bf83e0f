import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { ListFailed } from '../layout/list-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The panel at the right: as high as the window, so that the reply box stays in sight. */
export function ThreadFrame({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="flex h-[max(26rem,calc(100dvh-6rem))] flex-col overflow-hidden rounded-card border border-rule bg-card lg:sticky lg:top-18 lg:h-[max(30rem,calc(100dvh-9rem))]"
    >
      {children}
    </section>
  )
}

export function NoThread() {
  return (
    <div className="ruled-paper hidden min-h-80 place-items-center rounded-card border border-rule p-6 text-center lg:sticky lg:top-18 lg:grid lg:h-[max(30rem,calc(100dvh-9rem))]">
      <p className="rounded-ctl bg-paper px-3 text-ink-2">{m.support_none_selected()}</p>
    </div>
  )
}

export function ThreadLoading() {
  return (
    <ThreadFrame>
      <output className="sr-only">{m.support_loading()}</output>
      <div aria-hidden="true" className="grid gap-4 p-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="ml-auto h-20 w-2/3" />
        <Skeleton className="h-20 w-2/3" />
      </div>
    </ThreadFrame>
  )
}

type ThreadMissingProps = { isNotFound: boolean; message: string; onRetry: () => Promise<void> }

/** The ticket in the address is missing, or failed to load. */
export function ThreadMissing({ isNotFound, message, onRetry }: ThreadMissingProps) {
  return (
    <div className="grid gap-3">
      <Link to="/support" className="inline-flex min-h-11 items-center gap-1 text-link underline">
        <span aria-hidden="true">‹</span>
        {m.support_back()}
      </Link>
      {isNotFound ? (
        <p role="alert" className="rounded-card border border-rule bg-card p-5 text-lead font-heading">
          {m.support_ticket_missing()}
        </p>
      ) : (
        <ListFailed
          title={m.support_thread_failed()}
          text={message || m.support_check_line()}
          onRetry={onRetry}
        />
      )}
    </div>
  )
}
