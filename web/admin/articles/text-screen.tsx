import { useEffect } from 'react'
import type { TextKind } from '../../../domain/admin/articles/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import type { ScreenProps } from '../screens.ts'
import { useLoaded } from '../use-loaded.ts'
import { TextForm } from './text-form.tsx'

/** One article or resource being written. */
export function TextScreen({ parameters: [kindName = '', id = ''] }: ScreenProps) {
  const kind: TextKind = kindName === 'resource' ? 'resource' : 'article'
  // Looking at the window again must not write over what is typed: a save finds what changed.
  const loaded = useLoaded(`${kind}/${id}`, () => send('getTextDraft', { kind, id }), { isRefreshed: false })
  const title = loaded.data?.document.title
  useEffect(() => {
    if (title !== undefined) document.title = m.admin_title({ screen: title })
  }, [title])
  if (loaded.data !== null) return <TextForm key={id} kind={kind} first={loaded.data} />
  if (loaded.failure !== null) return <Notice kind="bad">{loaded.failure}</Notice>
  return <p className="text-ink-2">{m.admin_loading()}</p>
}
