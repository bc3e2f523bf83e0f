import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { Course } from './course-facts.ts'

type Props = {
  course: Course
  isAllDone: boolean
  /** The last open lesson was just completed: announce it and scroll to it. */
  isNew: boolean
  certificate: ReactNode
}

/** Below the last lesson of a course: what was completed, and what to do next. */
export function CourseEnd({ course, isAllDone, isNew, certificate }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const values = { course: course.title }
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew])
  return (
    <div
      ref={box}
      role={isAllDone ? 'status' : undefined}
      className="mt-6 flex scroll-mb-24 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ok bg-ok-soft px-4 py-3"
    >
      <span className="relative grid size-11 shrink-0 place-items-center text-ok">
        <Icon name={isAllDone ? 'check' : 'flag'} />
        <svg viewBox="0 0 44 44" aria-hidden="true" className="absolute inset-0">
          <circle
            cx={22}
            cy={22}
            r={21}
            pathLength={1}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            className={isNew ? 'drawn-circle' : undefined}
          />
        </svg>
      </span>
      <p className="min-w-48 flex-1 font-semibold text-ok">
        {isAllDone ? m.lesson_all_done(values) : m.lesson_last(values)}
      </p>
      {certificate}
      <Link to="/courses" className="inline-flex min-h-11 items-center font-semibold text-link">
        {m.courses_see_all()}
      </Link>
    </div>
  )
}
