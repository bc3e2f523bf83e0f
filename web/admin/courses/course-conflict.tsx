import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { Comparison, ConflictPanel } from '../conflict-panel.tsx'
import { momentText } from '../labels.ts'
import { useLoaded } from '../use-loaded.ts'
import { differencesOf } from './differences.ts'
import type { Medium } from './media-picker.tsx'
import type { Draft } from './use-draft.ts'

type Props = { courseId: string; draft: Draft; onMedia(media: readonly Medium[]): void }

/** Two authors of one course: the version that gives way is kept among the earlier ones. */
export function CourseConflict({ courseId, draft, onMedia }: Props) {
  const theirs = useLoaded(courseId, () => send('getCourseDraft', { courseId }))
  const [failure, setFailure] = useState<string | null>(null)
  const found = theirs.data

  async function takeTheirs(): Promise<void> {
    if (found === null) return
    const input = { courseId, baseVersion: draft.version, document: draft.document }
    const answer = await send('setCourseDraftAside', input)
    if (!answer.success) return setFailure(answer.message || m.admin_no_line())
    toast.success(answer.message)
    onMedia(found.media)
    draft.adopt(found.version, found.document)
  }

  return (
    <ConflictPanel
      lead={
        found !== null && (
          <>
            {m.admin_course_conflict({
              name: found.updatedBy?.name ?? '',
              version: found.version,
              time: momentText(found.updatedAt),
            })}{' '}
            {m.admin_course_conflict_choose()}
          </>
        )
      }
      failure={failure ?? theirs.failure}
      canChoose={found !== null}
      onMine={() => {
        if (found !== null) draft.writeOver(found.version, draft.document)
      }}
      onTheirs={takeTheirs}
      comparison={
        found !== null && <Comparison differences={differencesOf(draft.document, found.document)} />
      }
    />
  )
}
