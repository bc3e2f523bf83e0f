import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { Icon } from '../ui/icon.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { type Course, type CourseLesson, type CourseModule, factsOf, lessonsOf } from './course-facts.ts'
import { lengthText } from './course-texts.ts'
import { type LessonMark, LessonRow, signsOfRows } from './lesson-row.tsx'

export type LessonActions = {
  onOpen(lesson: CourseLesson): void
}

/** Progress by lesson id; a lesson that was not started has none. */
type LessonMarks = ReadonlyMap<string, LessonMark>
/** Right answers still needed, by lesson, in required practice lessons that are not passed. */
type PracticeLeft = ReadonlyMap<string, number>

type Props = LessonActions & {
  course: Course
  playingId: string | null
  /** Null for a visitor, and until a student's has loaded. */
  progress?: {
    marks: LessonMarks
    lessonCount: number
    doneCount: number
    practiceLeft: PracticeLeft
  } | null
  /** The lesson to continue with: its module is open. */
  continueId?: string | null
  /** Shown below the count of lessons. */
  below?: ReactNode
}

/** The modules of a course as native, exclusive disclosures; the first is open. */
export function CourseAccordion({ course, playingId, progress, continueId, below, ...actions }: Props) {
  const holding = course.content.findIndex((module) =>
    lessonsOf(module).some(({ _id }) => _id === continueId),
  )
  const [firstOpen] = useState(Math.max(0, holding))
  const list = useRef<HTMLElement>(null)
  const openedAt = useRef(firstOpen)
  // Progress may load late; keep the opened module.
  useLayoutEffect(() => {
    const rows = list.current?.querySelectorAll('details')
    const row = rows?.[holding]
    if (row === undefined) return
    if (rows?.[openedAt.current]?.open) row.open = true
    if (row.open) openedAt.current = holding
  }, [holding])
  const lessonCount = progress?.lessonCount ?? factsOf(course.content).lessonCount
  return (
    <section
      ref={list}
      aria-labelledby="video-courses"
      style={signsOfRows}
      className="overflow-hidden rounded-card border border-rule bg-card lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2
        id="video-courses"
        className="z-10 border-b border-rule bg-card px-4 py-3 text-lead leading-snug font-heading lg:sticky lg:top-0"
      >
        {m.course_video_courses()}
      </h2>
      {lessonCount > 0 && progress !== undefined && (
        <div className="student-only border-b border-rule px-4 py-2.5">
          <p className="mb-1.5 text-sm text-ink-2 tabular-nums">
            {m.progress_count({ done: progress?.doneCount ?? 0, all: lessonCount })}
          </p>
          <ProgressBar done={progress?.doneCount ?? 0} all={lessonCount} />
          {below}
        </div>
      )}
      {course.content.map((module, index) => (
        <Module
          key={module._id}
          module={module}
          number={index + 1}
          course={course}
          playingId={playingId}
          marks={progress?.marks ?? noMarks}
          practiceLeft={progress?.practiceLeft ?? noneLeft}
          isFirstOpen={index === firstOpen}
          {...actions}
        />
      ))}
      {course.content.length === 0 && <p className="px-4 py-5 text-ink-2">{m.course_no_lessons()}</p>}
    </section>
  )
}

const noMarks: LessonMarks = new Map()
const noneLeft: PracticeLeft = new Map()

type ModuleProps = LessonActions & {
  course: Course
  playingId: string | null
  module: CourseModule
  number: number
  marks: LessonMarks
  practiceLeft: PracticeLeft
  /** Open by default. */
  isFirstOpen: boolean
}

function Module({
  module,
  number,
  course,
  playingId,
  marks,
  practiceLeft,
  isFirstOpen,
  ...actions
}: ModuleProps) {
  const facts = factsOf([module])
  const itemCount = facts.lessonCount + facts.documentCount
  const isDone = ({ _id }: { _id: string }) => marks.get(_id) === 'done'
  const countedPractices = module.practices.filter((one) => isDone(one) || practiceLeft.has(one._id))
  const countedCount = facts.lessonCount - module.practices.length + countedPractices.length
  const doneCount = [...module.videos, ...module.steps, ...countedPractices].filter(isDone).length
  const items = m.course_items({ count: itemCount })
  return (
    <details
      name="course-modules"
      open={isFirstOpen}
      className="disclosure group/module border-rule not-first-of-type:border-t"
    >
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2.5 hover:bg-sunk focus-visible:-outline-offset-3">
        <h3 className="min-w-0 flex-1 text-base leading-snug font-semibold">
          <span className="text-ink-3">{number}.</span>{' '}
          <span lang={module.textLanguage ?? 'en'}>{module.moduleTitle}</span>
        </h3>
        <span className="shrink-0 text-sm whitespace-nowrap text-ink-3">
          {doneCount > 0 ? m.progress_module_count({ done: doneCount, all: countedCount }) : items}
          {facts.seconds > 0 && ` · ${lengthText(facts.seconds)}`}
        </span>
        <span className="text-ink-3 transition-transform duration-300 group-open/module:rotate-180 motion-reduce:transition-none">
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <ul className="divide-y divide-grid border-t border-grid">
        {lessonsOf(module).map((lesson) => (
          <LessonRow
            key={lesson._id}
            lesson={lesson}
            course={course}
            mark={marks.get(lesson._id) ?? null}
            isCurrent={lesson._id === playingId}
            rightLeft={practiceLeft.get(lesson._id) ?? 0}
            {...actions}
          />
        ))}
      </ul>
    </details>
  )
}
