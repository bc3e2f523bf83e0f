import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { canOpen } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { documentSizeText } from '../ui/file-size.ts'
import { drawings, Icon } from '../ui/icon.tsx'
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

const signs: Record<CourseLesson['kind'] | 'locked', string> = {
  video: drawings.play,
  steps: drawings.book,
  document: drawings.document,
  practice: drawings.pencil,
  locked: drawings.lock,
}

/** The signs of rows, for what holds them (lesson-row.css): once on a page, where each row would repeat its own. */
export const signsOfRows = Object.fromEntries(
  Object.entries(signs).map(([name, path]) => [`--sign-${name}`, `url(data:image/svg+xml,${drawn(path)})`]),
) as CSSProperties

function drawn(path: string): string {
  return encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )
}

/**
 * A lesson's row, a link: opens the lesson in place, or offers the plans while it is locked. A lesson that opens later
 * says when.
 */
export function LessonRow({ lesson, course, mark, rightLeft, isCurrent, onOpen }: Props) {
  const isLocked = !canOpen(lesson, course, new Date())
  const opens = opensText(lesson)
  const language = lesson.textLanguage ?? 'en'
  const isFree = lesson.isFreeAccess && !course.coursePurchased
  return (
    <li>
      <RowLink
        href={lesson.slug === '' ? null : lessonPath(course, lesson)}
        isCurrent={isCurrent}
        className={`lesson-row is-${isLocked ? 'locked' : lesson.kind}${mark === null ? '' : ' is-marked'}`}
        hasDialog={isLocked && !course.coursePurchased}
        onChoose={() => onOpen(lesson)}
      >
        {mark !== null && <MarkSign mark={mark} />}
        <span className="lesson-row-title">
          {language === currentLocale() ? lesson.title : <span lang={language}>{lesson.title}</span>}
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
  className: string
  hasDialog: boolean
  onChoose(): void
  children: ReactNode
}

function RowLink({ href, isCurrent, className, hasDialog, onChoose, children }: RowLinkProps) {
  const attributes = {
    'aria-current': isCurrent || undefined,
    'aria-haspopup': hasDialog ? ('dialog' as const) : undefined,
    className,
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

/** The mark before a row: a tick or a half mark, as wide as any other sign. */
function MarkSign({ mark }: { mark: LessonMark }) {
  if (mark === 'done')
    return (
      <span className="text-ok">
        <Icon name="check" size={18} />
      </span>
    )
  return (
    <span aria-hidden="true" className="w-[18px] text-center text-lg leading-none font-bold text-brand">
      ½
    </span>
  )
}
