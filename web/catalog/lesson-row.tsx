import type { MouseEvent, ReactNode } from 'react'
import { canOpen } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { documentSizeText } from '../ui/file-size.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Course, CourseLesson } from './course-facts.ts'
import { lessonPath } from './lesson-path.ts'
import { opensText } from './opens-text.ts'

/** Progress: done, or started. */
export type LessonMark = 'done' | 'begun'

type Props = {
  lesson: CourseLesson
  course: Course
  mark: LessonMark | null
  /** Right answers until a practice is passed; 0 once it is passed or where it is not required. */
  rightLeft: number
  isCurrent: boolean
  onOpen(lesson: CourseLesson): void
}

const icons: Record<CourseLesson['kind'], IconName> = {
  video: 'play',
  steps: 'book',
  document: 'document',
  practice: 'pencil',
}

/**
 * A lesson's row, a link: opens the lesson in place, or offers the plans while it is locked. A lesson that opens later
 * says when.
 */
export function LessonRow({ lesson, course, mark, rightLeft, isCurrent, onOpen }: Props) {
  const isLocked = !canOpen(lesson, course, new Date())
  const opens = opensText(lesson)
  const isFree = lesson.isFreeAccess && !course.coursePurchased
  return (
    <li>
      <RowLink
        href={lesson.slug === '' ? null : lessonPath(course, lesson)}
        isCurrent={isCurrent}
        isLocked={isLocked}
        hasDialog={isLocked && !course.coursePurchased}
        onChoose={() => onOpen(lesson)}
      >
        <RowSign icon={isLocked ? 'lock' : icons[lesson.kind]} mark={mark} />
        <span className="lesson-row-title">
          <span lang={lesson.textLanguage ?? 'en'}>{lesson.title}</span>
          {isLocked && <span className="sr-only">{` (${m.course_locked()})`}</span>}
          {opens !== null && <span className="block text-sm">{opens}</span>}
          {mark !== null && (
            <span className="sr-only">
              {` (${mark === 'done' ? m.progress_lesson_done() : m.progress_lesson_half()})`}
            </span>
          )}
        </span>
        {isFree && (
          <span className="shrink-0 rounded-ctl bg-ok-soft px-2 py-0.5 text-sm font-semibold text-ok">
            {m.course_free()}
          </span>
        )}
        <span className="lesson-row-detail">
          {rightLeft > 0 && !isLocked ? m.course_practice_left({ count: rightLeft }) : detailOf(lesson)}
        </span>
      </RowLink>
    </li>
  )
}

/** The lesson's duration or kind. */
function detailOf(lesson: CourseLesson): string {
  if (lesson.kind === 'video') return lesson.duration
  if (lesson.kind === 'steps') return m.course_steps({ duration: lesson.duration })
  if (lesson.kind === 'practice') return m.course_practice()
  const size = lesson.byteCount > 0 ? ` · ${documentSizeText(lesson.byteCount)}` : ''
  return `${lesson.extension.toUpperCase()}${size}`
}

type RowLinkProps = {
  /** Null in a preview, where a lesson has no address yet. */
  href: string | null
  isCurrent: boolean
  isLocked: boolean
  hasDialog: boolean
  onChoose(): void
  children: ReactNode
}

function RowLink({ href, isCurrent, isLocked, hasDialog, onChoose, children }: RowLinkProps) {
  const attributes = {
    'aria-current': isCurrent || undefined,
    'aria-haspopup': hasDialog ? ('dialog' as const) : undefined,
    className: isLocked ? 'lesson-row is-locked' : 'lesson-row',
  }
  if (href === null)
    return (
      <button type="button" {...attributes} onClick={onChoose}>
        {children}
      </button>
    )
  return (
    <a
      href={href}
      {...attributes}
      onClick={(event) => {
        if (isElsewhere(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      {children}
    </a>
  )
}

/** Open in a new tab. */
function isElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0
}

type SignProps = { icon: IconName; mark: LessonMark | null }

/** The mark before a row: a tick, a half mark, a lock, or the kind. All have the same width. */
function RowSign({ icon, mark }: SignProps) {
  if (mark === 'done')
    return (
      <span className="text-ok">
        <Icon name="check" size={18} />
      </span>
    )
  if (mark === 'begun')
    return (
      <span aria-hidden="true" className="w-[18px] text-center text-lg leading-none font-bold text-brand">
        ½
      </span>
    )
  return <Icon name={icon} size={18} />
}
