import { notFound } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../api.ts'
import { readSession } from '../session.ts'
import type { PageHead } from '../ui/page-head.ts'
import type { Course } from './course-facts.ts'
import { courseDescription, courseStructuredData } from './course-structured-data.ts'

/** The course as the student of this browser sees it; on the server, as a visitor does. */
export async function loadCourse(id: string): Promise<{ course: Course; isVisitorView: boolean }> {
  const isVisitorView = typeof window === 'undefined' || readSession() === null
  try {
    return { course: await load('getCourse', { id }), isVisitorView }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.status === 404) throw notFound()
    // The session ended: the course stays open to a visitor.
    if (failure.status === 401 && !isVisitorView)
      return { course: await load('getCourse', { id }), isVisitorView: true }
    throw failure
  }
}

/** The head of a course's page. Made with the data: it stays out of the script that every page starts with. */
export function headOfCourse(course: Course): PageHead {
  const description = courseDescription(course)
  return {
    title: course.title,
    description,
    path: `/courses/${course.slug}`,
    above: [{ title: m.course_breadcrumb_courses(), path: '/courses' }],
    // Search engines read what the server sends: the browser's script has no part in it.
    ...(import.meta.env.SSR && { structuredData: courseStructuredData(course, description) }),
  }
}
