import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export function NoCourses() {
  return (
    <EmptyState
      drawing={emptyStates['empty-list']()}
      title={m.support_no_courses()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/courses" className={buttonClass()}>
            {m.support_find_course()}
          </Link>
          <Link to="/contact-us" className={buttonClass('secondary')}>
            {m.support_contact()}
          </Link>
        </div>
      }
    />
  )
}
