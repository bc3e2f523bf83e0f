import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CourseLesson, LessonPlace } from './course-facts.ts'

type Props = {
  place: LessonPlace
  /** As named in the address of the page. */
  courseName: string
  /** Its position on the page; the two navs have different labels. */
  at: 'head' | 'end'
  /** Opens the lesson in place where one already plays; false to follow the link. */
  onChoose(lesson: CourseLesson): boolean
}

/** Links to the previous and the next lesson: arrows at the head of a lesson, titles at its end. */
export function LessonNav({ place: { before, after }, courseName, at, onChoose }: Props) {
  if (before === null && after === null) return null
  const link = (lesson: CourseLesson, label: string, content: ReactNode, className: string) => (
    <Link
      to="/courses/$name/$lesson"
      params={{ name: courseName, lesson: lesson.slug }}
      aria-label={at === 'head' ? `${label}: ${lesson.title}` : undefined}
      className={className}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey && onChoose(lesson)) event.preventDefault()
      }}
    >
      {content}
    </Link>
  )
  if (at === 'head')
    return (
      <div className="mb-4 flex justify-between gap-3">
        {before ? link(before, m.lesson_back(), <Arrow isBack />, buttonClass('quiet', 'dense')) : <span />}
        {after && link(after, m.lesson_next(), <Arrow />, buttonClass('quiet', 'dense'))}
      </div>
    )
  const card =
    'grid min-h-14 content-center gap-0.5 rounded-card border border-rule bg-card px-4 py-2.5 text-ink no-underline hover:border-brand hover:bg-brand-soft'
  return (
    <nav aria-label={m.player_lessons()} className="mt-6 grid gap-3 sm:grid-cols-2">
      {before ? link(before, m.lesson_back(), <Named lesson={before} isBack />, card) : <span />}
      {after &&
        link(after, m.lesson_next(), <Named lesson={after} />, `${card} sm:justify-items-end sm:text-right`)}
    </nav>
  )
}

function Arrow({ isBack = false }: { isBack?: boolean }) {
  if (isBack)
    return (
      <>
        <Icon name="chevron-left" size={18} /> {m.lesson_back()}
      </>
    )
  return (
    <>
      {m.lesson_next()} <Icon name="chevron-right" size={18} />
    </>
  )
}

function Named({ lesson, isBack = false }: { lesson: CourseLesson; isBack?: boolean }) {
  return (
    <>
      <span className="flex items-center gap-1 text-small font-semibold text-link">
        <Arrow isBack={isBack} />
      </span>
      <span lang={lesson.textLanguage ?? 'en'} className="text-base leading-snug">
        {lesson.title}
      </span>
    </>
  )
}
