import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { lazyPart } from '../ui/part-failed.tsx'
import { CourseCard, CourseCardSkeleton } from './course-card.tsx'
import type { CourseCardFacts } from './course-cards.ts'

/** Rarely shown: loaded on demand, drawing included. */
const NoCourses = lazyPart(() => import('./no-courses.tsx'), 'NoCourses')

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'

/** Placeholders while a list loads (specification, section 2). */
const skeletonCount = 6

type CourseGridProps = {
  courses: readonly CourseCardFacts[]
  headingLevel: 2 | 3
  /** Cards in the first viewport. */
  earlyCards?: number
  /** A category is chosen, which changes the message for an empty list. */
  hasCategory?: boolean
}

/** The courses as cards, or the sentence that there are none. */
export function CourseGrid({ courses, headingLevel, earlyCards = 0, hasCategory = false }: CourseGridProps) {
  if (courses.length === 0) {
    return (
      <Suspense>
        <NoCourses hasCategory={hasCategory} />
      </Suspense>
    )
  }
  return (
    <ul className={grid}>
      {courses.map((course, index) => (
        <CourseCard
          key={course._id}
          course={course}
          headingLevel={headingLevel}
          isEarly={index < earlyCards}
        />
      ))}
    </ul>
  )
}

export function CourseGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{m.courses_loading()}</span>
      <div aria-hidden="true" className={grid}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
          <CourseCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
