import { type ReactNode, useState } from 'react'
import { Notice } from '../ui/notice.tsx'
import type { Change } from './api.ts'
import { type Call, useQuietChange } from './query.ts'

/** Makes changes of what a call answered; a notice on the screen says what was done, or why not. */
export function useSaidChange<Data>(of: Call<Data>): { change: Change<Data>; notice: ReactNode } {
  const change = useQuietChange(of)
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  return {
    async change(asking) {
      const answer = await change(asking)
      setSaid({ kind: answer.success ? 'good' : 'bad', text: answer.message })
      return answer
    },
    notice: said !== null && <Notice kind={said.kind}>{said.text}</Notice>,
  }
}
