import { useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { send } from '../api.ts'
import { useSession } from './use-session.ts'

type Known = { studentId: string; count: number; at: number }

let known: Known | null = null
const listeners = new Set<() => void>()
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
      const isFresh = known?.studentId === studentId && Date.now() - known.at < freshMs
      if (document.visibilityState === 'visible' && !isFresh) void askCount(studentId)
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [studentId, path])
  const found = useSyncExternalStore(
    watch,
    () => known,
    () => null,
  )
  return found !== null && found.studentId === studentId ? found.count : 0
}

/** Requests it again at once, because the student has read some. */
export async function askCount(studentId: string): Promise<void> {
  known = { studentId, count: known?.studentId === studentId ? known.count : 0, at: Date.now() }
  const answer = await send('getUnreadCount', {})
  if (!answer.success) return
  known = { studentId, count: answer.data.count, at: Date.now() }
  for (const listener of listeners) listener()
}

function watch(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
