import { useCallback, useEffect, useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import type { ScreenProps } from '../screens.ts'
import { Builder } from './builder.tsx'
import { settled } from './use-draft.ts'

export type StoredDraft = AdminOutputOf<'getCourseDraft'>

/** Loads the working copy of a course, and hands it to the builder once: from then on the author's is the newer one. */
export function BuilderScreen({ parameters: [courseId = ''] }: ScreenProps) {
  const [stored, setStored] = useState<StoredDraft | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [opening, setOpening] = useState(0)
  // Said beside the button: a toast would lie over it.
  const [said, setSaid] = useState<string | null>(null)

  const load = useCallback(async () => {
    await settled(courseId)
    const answer = await send('getCourseDraft', { courseId })
    setFailure(answer.success ? null : answer.message || m.admin_no_line())
    if (!answer.success) return
    setStored(answer.data)
    setOpening((times) => times + 1)
  }, [courseId])

  useEffect(() => {
    document.title = m.admin_title({ screen: m.admin_courses() })
    void load()
  }, [load])

  if (stored !== null)
    return (
      <Builder
        key={opening}
        stored={stored}
        said={said}
        onSaid={setSaid}
        onStatusChange={() => void load()}
      />
    )
  if (failure === null) return <p className="text-ink-2">{m.admin_loading()}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-head font-bold">{m.admin_courses()}</h1>
      <Notice kind="bad">{failure}</Notice>
      <Button variant="secondary" onClick={() => void load()}>
        {m.admin_try_again()}
      </Button>
    </div>
  )
}
