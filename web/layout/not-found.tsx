import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** An address with nothing behind it. */
export function NotFound() {
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <h1 className="sr-only">{m.layout_not_found_title()}</h1>
      <EmptyState
        drawing={emptyStates['not-found']()}
        title={m.layout_not_found()}
        action={
          <Link to="/" className={buttonClass()}>
            {m.layout_go_home()}
          </Link>
        }
      >
        <p>{m.layout_not_found_hint()}</p>
      </EmptyState>
    </div>
  )
}
