import { type ReactNode, useState } from 'react'
import { Notice } from '../ui/notice.tsx'
import type { Change } from './api.ts'

/** Makes changes that are shown by `show`; a notice on the screen says what was done, or why not. */
export function useSaidChange<Data>(show: (data: Data) => void): { change: Change<Data>; notice: ReactNode } {
  const [said, setSaid] = useState<{ kind: 'good' | 'bad'; text: string } | null>(null)
  return {
    async change(asking) {
      const answer = await asking
      if (answer.success) show(answer.data)
      setSaid({ kind: answer.success ? 'good' : 'bad', text: answer.message })
      return answer
    },
    notice: said !== null && <Notice kind={said.kind}>{said.text}</Notice>,
  }
}
