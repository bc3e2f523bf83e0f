import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** An empty list of articles or resources leads on to the courses. */
export function NoArticles({ title }: { title: string }) {
  return (
    <EmptyState
      drawing={emptyStates['empty-list']()}
      title={title}
      action={
        <Link to="/courses" className={buttonClass('secondary')}>
          {m.courses_see_all()}
        </Link>
      }
    />
  )
}
