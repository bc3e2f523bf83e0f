import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { useLoaded } from '../use-loaded.ts'

const ContinueCard = lazy(() =>
  import('./continue-card.tsx').then(
    (part) => ({ default: part.ContinueCard }),
    () => ({ default: ToMyLearning }),
  ),
)

/**
 * The continue card for signed-in students, on pages that are the same for everyone: CSS reserves its space before the
 * first paint, and a visitor's page neither shows nor loads it.
 */
export function HomeContinue() {
  const place = useLoaded('getContinue', {}).data
  return (
    <div className="student-only border-b border-rule bg-sunk">
      <div className="container-page grid min-h-36 grid-cols-[minmax(0,1fr)] items-center py-3">
        {place === null ? (
          <ToMyLearning />
        ) : (
          <Suspense fallback={<ToMyLearning />}>{<ContinueCard place={place} headingLevel={2} />}</Suspense>
        )}
      </div>
    </div>
  )
}

function ToMyLearning() {
  return (
    <Link
      to="/my-course"
      className="flex min-h-11 items-center gap-3 rounded-card border border-rule bg-card p-4 text-ink no-underline hover:bg-sunk"
    >
      <Icon name="book" />
      <span>
        <span className="block font-semibold">{m.layout_my_learning()}</span>
        <span className="block text-small text-ink-2">{m.progress_my_learning()}</span>
      </span>
    </Link>
  )
}
