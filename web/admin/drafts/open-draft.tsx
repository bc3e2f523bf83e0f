import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { type AnyDraft, settled } from './autosave.ts'

type Props<Draft extends AnyDraft> = {
  kind: Draft['kind']
  id: string
  children: (draft: Draft) => ReactNode
}

/** Loads a draft and hands it to its editor once: from then on what the author types is newer. */
export function OpenDraft<Draft extends AnyDraft>({ kind, id, children }: Props<Draft>) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(async () => {
    await settled(kind, id)
    const answer = await send('getDraft', { kind, id })
    setFailure(answer.success ? null : answer.message || m.admin_no_line())
    // The answer is of the kind that was asked for.
    if (answer.success) setDraft(answer.data as Draft)
  }, [kind, id])

  useEffect(() => {
    setDraft(null)
    void load()
  }, [load])

  if (draft !== null) return children(draft)
  if (failure === null) return <p className="text-ink-2">{m.admin_loading()}</p>
  return (
    <div className="grid justify-items-start gap-3">
      <Notice kind="bad">{failure}</Notice>
      <Button variant="secondary" onClick={() => void load()}>
        {m.admin_try_again()}
      </Button>
    </div>
  )
}
