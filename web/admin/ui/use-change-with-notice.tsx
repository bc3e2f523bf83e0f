import { type ReactNode, useState } from 'react'
import type { Change } from '../api.ts'
import { type Call, useQuietChange } from '../query.ts'
import { ActionNotice, type ActionResult, resultOf } from './action-notice.tsx'

/** Mutations of a query's data; a notice on the screen reports the result. */
export function useChangeWithNotice<Data>(
  of: Call<Data>,
  className?: string,
): { change: Change<Data>; notice: ReactNode } {
  const change = useQuietChange(of)
  const [result, setResult] = useState<ActionResult | null>(null)
  return {
    async change(asking) {
      const answer = await change(asking)
      setResult(resultOf(answer))
      return answer
    },
    notice: <ActionNotice result={result} {...(className !== undefined && { className })} />,
  }
}
