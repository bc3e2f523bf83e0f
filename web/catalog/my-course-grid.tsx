import { Link } from '@tanstack/react-router'
import { emptyStates } from '../../domain/drawing/empty-states.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type MyCourse, MyCourseCard } from './my-course-card.tsx'

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** The student's courses, or the way to a first one. */
export function MyCourseGrid({ courses }: { courses: MyCourse[] }) {
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

/** Six cards of the same shape while the list is on its way. */
export function MyCourseSkeletons() {
  return (
    <div>
      <output className="sr-only">{m.my_course_loading()}</output>
      <div aria-hidden="true" className={gridClass}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
          <div key={index} className="overflow-hidden rounded-card border border-rule bg-card">
            <Skeleton className="aspect-video w-full" />
            <div className="grid gap-2.5 p-4">
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-6 w-full" />
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="mt-4 h-5 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
