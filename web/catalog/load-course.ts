import { notFound } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../api.ts'
import { readSession } from '../session.ts'
import type { PageHead } from '../ui/page-head.ts'
import type { Course } from './course-facts.ts'
import { courseDescription, courseStructuredData } from './course-structured-data.ts'

/** The course with the student's own state; on the server, as a visitor sees it. */
export async function loadCourse(id: string): Promise<{ course: Course; isVisitorView: boolean }> {
  const isVisitorView = typeof window === 'undefined' || readSession() === null
  try {
    return { course: await load('getCourse', { id }), isVisitorView }
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.status === 404) throw notFound()
    // The session ended: show the course as to a visitor.
    if (failure.status === 401 && !isVisitorView)
      return { course: await load('getCourse', { id }), isVisitorView: true }
    throw failure
  }
}

/** The head of a course's page. Built in the loader, to keep it out of the script that every page loads. */
export function headOfCourse(course: Course): PageHead {
  const description = courseDescription(course)
  return {
    title: course.title,
    description,
    path: `/courses/${course.slug}`,
    above: [{ title: m.course_breadcrumb_courses(), path: '/courses' }],
    // For search engines, which read the server's HTML; the browser does not need it.
    ...(import.meta.env.SSR && { structuredData: courseStructuredData(course, description) }),
  }
}
