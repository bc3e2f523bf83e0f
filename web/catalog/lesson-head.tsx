import { canOpen } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { Course, CourseLesson, LessonPlace } from './course-facts.ts'
import { opensText } from './opens-text.ts'

const kinds: Record<CourseLesson['kind'], () => string> = {
  video: m.lesson_kind_video,
  steps: m.lesson_kind_steps,
  document: m.lesson_kind_document,
  practice: m.lesson_kind_practice,
}

function lessonKindText({ kind }: CourseLesson): string {
  return kinds[kind]()
}

type Props = { course: Course; place: LessonPlace; title: string; titleLanguage: string | undefined }

/** Title of a lesson with what it is, its chapter and how long it takes. */
export function LessonHead({ course, place: { lesson, module }, title, titleLanguage }: Props) {
  const isFree = lesson.isFreeAccess && !course.coursePurchased
  return (
    <header className="mt-4 max-w-3xl">
      <h1 lang={titleLanguage} className="text-balance text-title lg:text-page">
        {title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <span>{lessonKindText(lesson)}</span>
        <span lang={module.textLanguage ?? 'en'}>{module.moduleTitle}</span>
        {'duration' in lesson && <span className="tabular-nums">{lesson.duration}</span>}
        {isFree && (
          <span className="rounded-ctl bg-ok-soft px-2 py-0.5 font-semibold text-ok">{m.course_free()}</span>
        )}
        {!canOpen(lesson, course, new Date()) && <span>{opensText(lesson) ?? m.course_locked()}</span>}
      </p>
    </header>
  )
}
