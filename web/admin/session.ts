import { QueryClient, queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { actAs, onSessionChange, send } from './api.ts'
import { openDrafts } from './drafts.ts'
import { forgetLists } from './last-lists.ts'

export type Me = AdminOutputOf<'me'>
type Session = {
  me: Me
  /** Another user was signed in on this page a moment ago. */
  isInstead: boolean
}

/** The signed-in user; loaded data is in a separate cache that ends with the session. */
export const sessionCache = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY } },
})

/** Null while nobody is signed in. A lost connection changes nothing: the input stays on the screen. */
export const session = queryOptions({
  queryKey: ['session'],
  queryFn: async (): Promise<Session | null> => {
    const answer = await send('me', {}, { as: null })
    if (answer.success) return sessionFor(answer.data)
    if (answer.code !== 'noSession') throw new Error(answer.code)
    forgetLists()
    return null
  },
})

function sessionFor(me: Me): Session {
  const before = sessionCache.getQueryData(session.queryKey)
  const isOther = before != null && before.me.id !== me.id
  if (isOther) forgetLists()
  actAs(me.id)
  openDrafts(me.id)
  return { me, isInstead: isOther || (before?.isInstead ?? false) }
}

/** Refetches the signed-in user. */
export function refetchSession(): void {
  void sessionCache.refetchQueries(session)
}

onSessionChange(refetchSession)

/** Tabs of a browser share one session: signing in or out in one applies to all. */
const otherTabs = new BroadcastChannel('stepmark-admin')
otherTabs.addEventListener('message', refetchSession)

export async function beginSession(me: Me): Promise<void> {
  await sessionCache.cancelQueries(session)
  sessionCache.setQueryData(session.queryKey, sessionFor(me))
  otherTabs.postMessage('changed')
}

export async function endSession(): Promise<void> {
  await sessionCache.cancelQueries(session)
  forgetLists()
  sessionCache.setQueryData(session.queryKey, null)
  otherTabs.postMessage('changed')
}

export const MeContext = createContext<Me | null>(null)

/** The signed-in member of staff; for screens, which are only shown after sign-in. */
export function useMe(): Me {
  const me = use(MeContext)
  if (me === null) throw new Error('a screen is shown to nobody')
  return me
}
