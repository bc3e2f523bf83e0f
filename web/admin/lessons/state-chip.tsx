import type { LessonState } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip } from '../ui/chip.tsx'
import { lessonStateText } from './labels.ts'

/** Whether it is published, and whether the draft has unpublished changes. */
export function LessonStateChip({ state, hasChanges }: { state: LessonState; hasChanges: boolean }) {
  return (
    <>
      <Chip tone={state === 'published' ? 'good' : 'plain'}>{lessonStateText(state)}</Chip>
      {state === 'published' && hasChanges && (
        <span className="block text-sm text-ink-2">{m.admin_lesson_has_changes()}</span>
      )}
    </>
  )
}
