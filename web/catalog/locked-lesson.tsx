import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { m } from '../../domain/messages/compiled/messages.js'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Course, type CourseLesson, lessonsOf } from './course-facts.ts'
import { opensText } from './opens-text.ts'

type Props = {
  course: Course
  lesson: CourseLesson
  courseName: string
  /** The page still shows the visitor's view while the student's own state loads. */
  isOnItsWay: boolean
  onPlans(): void
}

/** Shown in place of a locked lesson: its course, how to get it, and when it opens. */
export function LockedLesson({ course, lesson, courseName, isOnItsWay, onPlans }: Props) {
  const opens = opensText(lesson)
  const free = course.content.flatMap(lessonsOf).find(({ isFreeAccess }) => isFreeAccess)
  return (
    <div
      className={clsx(
        'grid gap-4 rounded-card border border-rule bg-card p-5 sm:p-6',
        isOnItsWay && 'in-data-[session=student]:invisible',
      )}
    >
      <span className="text-ink-3">
        <Icon name="lock" size={28} />
      </span>
      {opens !== null && <p className="text-lead leading-snug font-semibold">{opens}</p>}
      {!course.coursePurchased && (
        <p className="text-lead leading-snug">{m.lesson_locked({ course: course.title })}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {!course.coursePurchased && <Button onClick={onPlans}>{m.lesson_locked_plans()}</Button>}
        <Link to="/courses/$name" params={{ name: courseName }} className={link}>
          {m.lesson_to_course()}
        </Link>
        {free && !course.coursePurchased && (
          <Link to="/courses/$name/$lesson" params={{ name: courseName, lesson: free.slug }} className={link}>
            {m.lesson_locked_free({ title: free.title })}
          </Link>
        )}
      </div>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center text-link'
