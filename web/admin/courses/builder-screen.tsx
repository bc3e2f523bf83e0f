import { getRouteApi } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { OpenDraft } from '../drafts/open-draft.tsx'
import { Builder } from './builder.tsx'
import type { CourseDraft } from './course-words.ts'

const route = getRouteApi('/admin/courses/$courseId')

export function BuilderScreen() {
  const { courseId } = route.useParams()
  return (
    <>
      <title>{m.admin_title({ screen: m.admin_courses() })}</title>
      <OpenDraft<CourseDraft> kind="course" id={courseId}>
        {(first) => <Builder key={first.id} first={first} />}
      </OpenDraft>
    </>
  )
}
