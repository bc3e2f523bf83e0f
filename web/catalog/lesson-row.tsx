import type { ReactNode } from 'react'
import { canOpen } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { documentSizeText } from '../ui/file-size.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Course, LessonDocument, PracticeLesson, StepsLesson, Video } from './course-facts.ts'

/** How far the student came: done, or begun and left. */
export type LessonMark = 'done' | 'begun'

type VideoRowProps = {
  video: Video
  course: Course
  mark: LessonMark | null
  isPlaying: boolean
  onPlay(video: Video): void
  onLocked(): void
}

/** A video's row: plays it, or offers the plans while it is locked. */
export function VideoRow({ video, course, mark, isPlaying, onPlay, onLocked }: VideoRowProps) {
  const isOpen = canOpen(video, course)
  return (
    <Row
      icon="play"
      title={video.title}
      detail={video.duration}
      isLocked={!isOpen}
      isFree={video.isFreeAccess && !course.coursePurchased}
      isCurrent={isPlaying}
      mark={mark}
      onChoose={() => (isOpen ? onPlay(video) : onLocked())}
    />
  )
}

type StepsRowProps = {
  lesson: StepsLesson
  course: Course
  mark: LessonMark | null
  isOpened: boolean
  onStep(lesson: StepsLesson): void
  onLocked(): void
}

/** A step lesson's row: opens it, or offers the plans while it is locked. */
export function StepsRow({ lesson, course, mark, isOpened, onStep, onLocked }: StepsRowProps) {
  const isOpen = canOpen(lesson, course)
  return (
    <Row
      icon="book"
      title={lesson.title}
      detail={m.course_steps({ duration: lesson.duration })}
      isLocked={!isOpen}
      isFree={lesson.isFreeAccess && !course.coursePurchased}
      isCurrent={isOpened}
      mark={mark}
      onChoose={() => (isOpen ? onStep(lesson) : onLocked())}
    />
  )
}

type DocumentRowProps = {
  document: LessonDocument
  course: Course
  onOpen(document: LessonDocument): void
  onLocked(): void
}

/** A document's row: opens it, or offers the plans while it is locked. */
export function DocumentRow({ document, course, onOpen, onLocked }: DocumentRowProps) {
  const isOpen = canOpen(document, course)
  const size = document.byteCount > 0 ? ` · ${documentSizeText(document.byteCount)}` : ''
  return (
    <Row
      icon="document"
      title={document.title}
      detail={`${document.extension.toUpperCase()}${size}`}
      isLocked={!isOpen}
      isFree={document.isFreeAccess && !course.coursePurchased}
      isCurrent={false}
      mark={null}
      onChoose={() => (isOpen ? onOpen(document) : onLocked())}
    />
  )
}

type PracticeRowProps = {
  practice: PracticeLesson
  course: Course
  isOpened: boolean
  onPractise(practice: PracticeLesson): void
  onLocked(): void
}

/** A practice's row: opens its questions, or offers the plans while it is locked. */
export function PracticeRow({ practice, course, isOpened, onPractise, onLocked }: PracticeRowProps) {
  const isOpen = canOpen(practice, course)
  return (
    <Row
      icon="pencil"
      title={practice.title}
      detail={m.course_practice()}
      isLocked={!isOpen}
      isFree={practice.isFreeAccess && !course.coursePurchased}
      isCurrent={isOpened}
      mark={null}
      onChoose={() => (isOpen ? onPractise(practice) : onLocked())}
    />
  )
}

type RowProps = {
  icon: IconName
  title: string
  detail: ReactNode
  isLocked: boolean
  isFree: boolean
  isCurrent: boolean
  mark: LessonMark | null
  onChoose(): void
}

function Row({ icon, title, detail, isLocked, isFree, isCurrent, mark, onChoose }: RowProps) {
  return (
    <li className="not-first:border-t not-first:border-grid">
      <button
        type="button"
        onClick={onChoose}
        aria-current={isCurrent || undefined}
        aria-haspopup={isLocked ? 'dialog' : undefined}
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 border-l-3 border-transparent py-2 pr-4 pl-3.25 text-left text-small leading-snug hover:bg-sunk focus-visible:-outline-offset-3 aria-[current]:border-margin aria-[current]:bg-brand-soft aria-[current]:font-semibold"
      >
        <RowSign icon={isLocked ? 'lock' : icon} isLocked={isLocked} mark={mark} />
        <span className={`min-w-0 flex-1 ${isLocked ? 'text-ink-3' : 'text-ink'}`}>
          {title}
          {isLocked && <span className="sr-only"> ({m.course_locked()})</span>}
          {mark !== null && (
            <span className="sr-only">
              {' '}
              ({mark === 'done' ? m.progress_lesson_done() : m.progress_lesson_half()})
            </span>
          )}
        </span>
        {isFree && (
          <span className="shrink-0 rounded-ctl bg-ok-soft px-2 py-0.5 text-sm font-semibold text-ok">
            {m.course_free()}
          </span>
        )}
        <span
          className={`shrink-0 text-sm whitespace-nowrap tabular-nums ${isCurrent ? 'text-ink-2' : 'text-ink-3'}`}
        >
          {detail}
        </span>
      </button>
    </li>
  )
}

type SignProps = { icon: IconName; isLocked: boolean; mark: LessonMark | null }

/** The mark before a row: a tick, a half mark, a lock, or what the row is. All are as wide as one another. */
function RowSign({ icon, isLocked, mark }: SignProps) {
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
  return (
    <span className={isLocked ? 'text-ink-3' : 'text-brand'}>
      <Icon name={icon} size={18} />
    </span>
  )
}
