import { type ReactNode, useState } from 'react'
import type { Change } from '../api.ts'
import { type Call, useQuietChange } from '../query.ts'
import { type Said, SaidNotice, saidOf } from './said.tsx'

/** Mutations of a query's data; a notice on the screen reports the result. */
export function useSaidChange<Data>(
  of: Call<Data>,
  className?: string,
): { change: Change<Data>; notice: ReactNode } {
  const change = useQuietChange(of)
  const [said, setSaid] = useState<Said | null>(null)
  return {
    async change(asking) {
      const answer = await change(asking)
      setSaid(saidOf(answer))
      return answer
    },
    notice: <SaidNotice said={said} {...(className !== undefined && { className })} />,
  }
}
