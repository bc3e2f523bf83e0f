import type { CourseStatus } from '../../../domain/desk/courses/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { courseStatusText } from './texts.ts'

const colours: Record<CourseStatus, string> = {
  draft: 'bg-warn-soft text-warn',
  published: 'bg-ok-soft text-ok',
  archived: 'bg-sunk text-ink-2',
}

/** Who sees a course, and whether its working copy says more. */
export function CourseStatusChip({ status, hasChanges }: { status: CourseStatus; hasChanges: boolean }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 text-sm">
      <span className={`inline-block rounded-full px-2.5 py-0.5 font-semibold ${colours[status]}`}>
        {courseStatusText(status)}
      </span>
      {status === 'published' && hasChanges && (
        <span className="text-ink-2">{m.desk_course_has_changes()}</span>
      )}
    </span>
  )
}
