import { canOpen } from '../domain/catalog/rules.ts'
import { withLocale } from '../domain/locales.ts'
import { type Course, type CourseLesson, lessonsOf } from './catalog/course-facts.ts'
import { lessonPath } from './catalog/lesson-path.ts'
import { currentLocale } from './locale.ts'
import { SaveButton } from './saved/save-button.tsx'

// Joins the catalogue and saved lessons: features may only meet here, outside their folders.

type Props = {
  course: Course
  /** The lesson of the page; null on the course's page. */
  lesson: CourseLesson | null
  studentId: string
}

/** Saves a lesson, a chapter or a course for offline use, as far as the student may open it. */
export function SaveLessons({ course, lesson, studentId }: Props) {
  const chapters = course.content.map((module) => ({
    id: module._id,
    title: module.moduleTitle,
    lessons: lessonsOf(module)
      .filter((one) => one.slug !== '' && canOpen(one, course, new Date()))
      .map((one) => ({ item: one._id, kind: one.kind, title: one.title, path: lessonPath(course, one) })),
  }))
  const open = chapters.filter(({ lessons }) => lessons.length > 0)
  if (open.length === 0) return null
  const path = withLocale(`/courses/${course.slug}`, currentLocale())
  return (
    <SaveButton
      key={lesson?._id}
      studentId={studentId}
      choices={{
        course: { id: course._id, title: course.title, path },
        chapters: open,
        lesson: lesson?._id ?? null,
      }}
    />
  )
}
