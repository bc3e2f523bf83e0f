import { useSyncExternalStore } from 'react'
import { type CurrentUser, type Profile, readProfile, readSession, watchSession } from '../session.ts'

type Session = { user: CurrentUser; profile: Profile | null }

let cached: { key: string; session: Session | null } = { key: '', session: null }

/** The student signed in to this browser, or null; always null on the server and until the page is hydrated. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, snapshot, () => null)
}

function snapshot(): Session | null {
  const user = readSession()
  const profile = readProfile()
  const key = JSON.stringify([user, profile])
  if (key !== cached.key) cached = { key, session: user && { user, profile } }
  return cached.session
}
