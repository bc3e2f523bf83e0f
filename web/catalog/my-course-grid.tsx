import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type MyCourse, MyCourseCard } from './my-course-card.tsx'
import { gridClass } from './my-course-skeletons.tsx'

/** The student's courses, or the way to a first one. */
export function MyCourseGrid({ courses, isFinished }: { courses: MyCourse[]; isFinished: boolean }) {
  if (courses.length === 0 && isFinished) {
    return (
      <EmptyState
        drawing={emptyStates['empty-list']()}
        title={m.my_course_none_finished()}
        action={
          <Link to="/my-course" className={buttonClass('secondary')}>
            {m.my_course_show_every()}
          </Link>
        }
      />
    )
  }
  if (courses.length === 0) {
    return (
      <EmptyState
        drawing={emptyStates['empty-list']()}
        title={m.my_course_empty()}
        action={
          <Link to="/courses" className={buttonClass()}>
            {m.my_course_find()}
          </Link>
        }
      />
    )
  }
  const now = new Date()
  return (
    <ul className={gridClass}>
      {courses.map((course) => (
        <MyCourseCard key={course._id} course={course} now={now} />
      ))}
    </ul>
  )
}
