import { useState } from 'react'
import type { CourseDocument } from '../../../domain/desk/courses/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { momentText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { differencesOf } from './differences.ts'
import type { Medium } from './media-picker.tsx'
import type { Draft } from './use-draft.ts'

type Props = { courseId: string; draft: Draft; onMedia(media: readonly Medium[]): void }

/** Two wrote at once: the author chooses which goes on, and the other one is kept among the earlier versions. */
export function ConflictPanel({ courseId, draft, onMedia }: Props) {
  const theirs = useLoaded(courseId, () => send('getCourseDraft', { courseId }))
  const [isBusy, setBusy] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const found = theirs.data

  async function takeTheirs(): Promise<void> {
    if (found === null || isBusy) return
    setBusy(true)
    const input = { courseId, baseVersion: draft.version, document: draft.document }
    const answer = await send('setCourseDraftAside', input)
    setBusy(false)
    if (!answer.success) return setFailure(answer.message || m.desk_no_line())
    toast.success(answer.message)
    onMedia(found.media)
    draft.adopt(found.version, found.document)
  }

  return (
    <section
      aria-labelledby="conflict"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border-2 border-bad bg-card p-4"
    >
      <h2 id="conflict" className="text-xl font-bold">
        {m.desk_course_conflict_title()}
      </h2>
      {found !== null && (
        <p role="alert">
          {m.desk_course_conflict({
            name: found.updatedBy?.name ?? '',
            version: found.version,
            time: momentText(found.updatedAt),
          })}{' '}
          {m.desk_course_conflict_choose()}
        </p>
      )}
      {(failure ?? theirs.failure) !== null && <Notice kind="bad">{failure ?? theirs.failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={found === null}
          onClick={() => found !== null && draft.writeOver(found.version, draft.document)}
        >
          {m.desk_course_keep_mine()}
        </Button>
        <Button
          variant="secondary"
          disabled={found === null}
          isBusy={isBusy}
          onClick={() => void takeTheirs()}
        >
          {m.desk_course_take_theirs()}
        </Button>
        <Button
          variant="quiet"
          disabled={found === null}
          aria-expanded={isComparing}
          onClick={() => setComparing(!isComparing)}
        >
          {m.desk_course_compare()}
        </Button>
      </div>
      {isComparing && found !== null && <Comparison mine={draft.document} theirs={found.document} />}
    </section>
  )
}

function Comparison({ mine, theirs }: { mine: CourseDocument; theirs: CourseDocument }) {
  const differences = differencesOf(mine, theirs)
  if (differences.length === 0) return <p>{m.desk_course_no_difference()}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {differences.map(({ field, label, mine: one, theirs: other }) => (
        <section
          key={field}
          aria-label={label}
          className="grid gap-2 border-t border-grid pt-3 md:grid-cols-2"
        >
          <h3 className="font-bold md:col-span-2">{label}</h3>
          <div>
            <p className="text-sm font-semibold text-ink-2">{m.desk_course_mine()}</p>
            <p className="break-words whitespace-pre-wrap">{one}</p>
          </div>
          <div>
            <p className="text-sm font-semibold text-ink-2">{m.desk_course_theirs()}</p>
            <p className="break-words whitespace-pre-wrap">{other}</p>
          </div>
        </section>
      ))}
    </div>
  )
}
