import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import type { Course } from './course-facts.ts'

type Props = { course: Course; isAllDone: boolean; certificate: ReactNode }

/** Below the last lesson of a course: what was finished, and what to do next. */
export function CourseEnd({ course, isAllDone, certificate }: Props) {
  const said = { course: course.title }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-ok bg-ok-soft px-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-ok text-ok">
        <Icon name={isAllDone ? 'check' : 'flag'} />
      </span>
      <p className="min-w-48 flex-1 font-semibold text-ok">
        {isAllDone ? m.lesson_all_done(said) : m.lesson_last(said)}
      </p>
      {certificate}
      <Link to="/courses" className="inline-flex min-h-11 items-center font-semibold text-link">
        {m.courses_see_all()}
      </Link>
    </div>
  )
}
