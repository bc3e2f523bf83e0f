import type { CourseStatus } from '../../../domain/admin/courses/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip, type Tone } from '../ui/chip.tsx'
import { courseStatusText } from './labels.ts'

const tones: Record<CourseStatus, Tone> = { draft: 'warn', published: 'good', archived: 'plain' }

/** The visibility of a course, and whether its working copy has unpublished changes. */
export function CourseStatusChip({ status, hasChanges }: { status: CourseStatus; hasChanges: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-sm">
      <Chip tone={tones[status]}>{courseStatusText(status)}</Chip>
      {status === 'published' && hasChanges && (
        <span className="text-ink-2">{m.admin_course_has_changes()}</span>
      )}
    </span>
  )
}
