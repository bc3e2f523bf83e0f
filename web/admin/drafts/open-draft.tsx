import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call, openedOnce } from '../query.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { type AnyDraft, settled } from './autosave.ts'

type Props<Draft extends AnyDraft> = {
  kind: Draft['kind']
  id: string
  children: (draft: Draft) => ReactNode
}

/** Loads a draft and passes it to its editor once: from then on the author's input is newer. */
export function OpenDraft<Draft extends AnyDraft>({ kind, id, children }: Props<Draft>) {
  const { queryKey, queryFn } = call('getDraft', { kind, id })
  const opened = useQuery({
    queryKey,
    async queryFn() {
      await settled(kind, id)
      return queryFn()
    },
    ...openedOnce,
  })
  // The response is of the requested kind.
  return opened.data === undefined ? <NotLoaded of={opened} /> : children(opened.data as Draft)
}
