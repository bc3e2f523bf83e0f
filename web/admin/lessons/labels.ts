import type { LessonState } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { AnyDraft } from '../drafts/autosave.ts'

export type LessonDraft = Extract<AnyDraft, { kind: 'lesson' }>

export function lessonStateText(state: LessonState): string {
  return state === 'published' ? m.admin_lesson_is_published() : m.admin_lesson_is_draft()
}
