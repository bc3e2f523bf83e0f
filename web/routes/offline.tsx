import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/offline')({
  head: () => privateHead('/offline', m.offline_title(), m.offline_text()),
  component: Offline,
})

/** Shown offline in place of a page that was never visited. */
function Offline() {
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <h1 className="sr-only">{m.offline_title()}</h1>
      <EmptyState drawing={emptyStates.offline()} title={m.offline_title()}>
        <p>{m.offline_text()}</p>
      </EmptyState>
    </div>
  )
}
