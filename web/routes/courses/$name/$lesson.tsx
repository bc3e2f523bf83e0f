import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '../../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../../api.ts'
import { type Course, findLesson, type LessonPlace } from '../../../catalog/course-facts.ts'
import type { FreeLesson, ShownLesson } from '../../../catalog/lesson-stage.tsx'
import { lessonDescription, lessonStructuredData } from '../../../catalog/lesson-structured-data.ts'
import { currentLocale } from '../../../locale.ts'
import { publicOrigin } from '../../../origin.ts'
import { type PageHead, pageHead } from '../../../ui/page-head.ts'
import { textOnPage } from '../../../ui/page-text.tsx'

/** A lesson at its own address. The screen is that of its course, which shows it in place. */
export const Route = createFileRoute('/courses/$name/$lesson')({
  // The head is built in the loader, to keep it out of the script that every page loads.
  async loader({ params, location, parentMatchPromise }): Promise<LoaderData | null> {
    const course = (await parentMatchPromise).loaderData?.course
    if (course === undefined) return null
    const place = findLesson(course, params.lesson)
    // Opened by a press: its content comes by a separate call.
    const isOpened = typeof window !== 'undefined' && location.state.lesson !== undefined
    if (place !== null && (isOpened || !place.lesson.isFreeAccess))
      return { free: null, head: headOf(course, place, null) }
    const found = await loadLesson(params)
    // A former name redirects to the current one.
    if (place === null && found !== null)
      throw redirect({
        to: '/courses/$name/$lesson',
        params: { name: course.slug, lesson: found.slug },
        replace: true,
        statusCode: 301,
      })
    if (place === null) throw notFound()
    const free = found?.free ?? null
    return { free: free && (await shownOf(free, params.lesson)), head: headOf(course, place, free) }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : {}),
})

type LoaderData = { free: ShownLesson | null; head: PageHead }

/** On the server, steps and worksheets are rendered as HTML: they can be read without a script. */
async function shownOf(free: FreeLesson, name: string): Promise<ShownLesson> {
  const { sheet, steps, ...rest } = free
  if (sheet) {
    const id = `sheet-${name}`
    const sheetText = import.meta.env.SSR
      ? (await import('../../../lessons/sheets/sheet-page-text.tsx')).sheetPageText(id, sheet)
      : textOnPage(id, currentLocale())
    return sheetText ? { ...free, sheet: null, sheetText } : free
  }
  if (!steps) return free
  const id = `steps-${name}`
  const stepsText = import.meta.env.SSR
    ? (await import('../../../lessons/steps/step-page-text.tsx')).stepPageText(id, steps)
    : textOnPage(id, currentLocale())
  return stepsText ? { ...rest, sheet, steps: null, stepsText, language: steps.language } : free
}

function headOf(course: Course, place: LessonPlace, free: FreeLesson | null): PageHead {
  const { slug, title, isFreeAccess } = place.lesson
  const shownTitle = free?.title ?? title
  return {
    title: shownTitle,
    description: lessonDescription(course, place, shownTitle),
    path: `/courses/${course.slug}/${slug}`,
    above: [
      { title: m.course_breadcrumb_courses(), path: '/courses' },
      { title: course.title, path: `/courses/${course.slug}` },
    ],
    isPrivate: !isFreeAccess,
    // For search engines, which read the server's HTML; the browser does not need it.
    ...(import.meta.env.SSR &&
      free && { structuredData: lessonStructuredData({ course, place, free, origin: publicOrigin() }) }),
  }
}

/** Null where a visitor may see none: buyers keep the lessons of a course that is no longer sold. */
async function loadLesson({ name, lesson }: { name: string; lesson: string }) {
  try {
    return await load('getLesson', { course: name, lesson, language: currentLocale() })
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null
    throw failure
  }
}
