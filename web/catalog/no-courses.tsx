import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Shown instead of an empty list of courses. */
export function NoCourses({ hasCategory }: { hasCategory: boolean }) {
  return (
    <EmptyState
      drawing={emptyStates['empty-list']()}
      title={hasCategory ? m.courses_none_category() : m.courses_none()}
      action={
        <Link to="/courses" className={buttonClass('secondary')}>
          {m.courses_see_all()}
        </Link>
      }
    />
  )
}
