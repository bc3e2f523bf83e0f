import type { LessonState } from '../../../domain/admin/lessons/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip } from '../chip.tsx'
import { lessonStateText } from './labels.ts'

/** Whether students have it, and whether the draft says more. */
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
