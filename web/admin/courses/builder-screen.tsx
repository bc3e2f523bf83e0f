import { useEffect } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { AnyDraft } from '../drafts/autosave.ts'
import { OpenDraft } from '../drafts/open-draft.tsx'
import type { ScreenProps } from '../screens.ts'
import { Builder } from './builder.tsx'

export type CourseDraft = Extract<AnyDraft, { kind: 'course' }>

export function BuilderScreen({ parameters: [courseId = ''] }: ScreenProps) {
  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_courses() })
  }, [])
  return (
    <OpenDraft<CourseDraft> kind="course" id={courseId}>
      {(first) => <Builder key={first.id} first={first} />}
    </OpenDraft>
  )
}
