import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { send } from '../api.ts'
import { newStore, useStore } from '../store.ts'
import { useSession } from './use-session.ts'

type KnownCount = { studentId: string; count: number; at: number }

const latestCount = newStore<KnownCount | null>(null)
/** Page changes in the meantime do not ask a second time. */
const freshMs = 60_000

/** The student's number of unread notifications; requested with each page, once a minute at most. */
export function useUnreadCount(): number {
  const studentId = useSession()?.user.id
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks again
  useEffect(() => {
    if (studentId === undefined) return
    const ask = () => {
      const known = latestCount.read()
      const isFresh = known?.studentId === studentId && Date.now() - known.at < freshMs
      if (document.visibilityState === 'visible' && !isFresh) void askCount(studentId)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [studentId, path])
  return countOf(useStore(latestCount), studentId)
}

/** Requests it again at once, because the student has read some. */
export async function askCount(studentId: string): Promise<void> {
  latestCount.set({ studentId, count: countOf(latestCount.read(), studentId), at: Date.now() })
  const answer = await send('getUnreadCount', {})
  if (answer.success) latestCount.set({ studentId, count: answer.data.count, at: Date.now() })
}

function countOf(known: KnownCount | null, studentId: string | undefined): number {
  return known !== null && known.studentId === studentId ? known.count : 0
}
