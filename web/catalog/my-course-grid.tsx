import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type MyCourse, MyCourseCard } from './my-course-card.tsx'

const gridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** A perpendicular bisector: two arcs of radius 75 about the ends of a segment of 120 cross 45 above and below it. */
const bisectorDrawing = `<svg viewBox="0 0 200 140" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
<path d="M40 70h120"/><path d="M100 12v116" stroke="var(--ok)"/>
<path stroke-width="1" stroke-dasharray="4 4" d="M88.2 12.6A75 75 0 0 1 88.2 127.4M111.8 12.6A75 75 0 0 0 111.8 127.4"/>
<g fill="var(--hl)" stroke="currentColor" stroke-width="1.5"><circle cx="40" cy="70" r="4"/><circle cx="160" cy="70" r="4"/></g></svg>`

/** The student's courses, or the way to a first one. */
export function MyCourseGrid({ courses }: { courses: MyCourse[] }) {
  if (courses.length === 0) {
    return (
      <EmptyState
        drawing={bisectorDrawing}
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
    <div role="status">
      <span className="sr-only">{m.my_course_loading()}</span>
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
