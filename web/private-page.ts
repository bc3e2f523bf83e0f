import { redirect } from '@tanstack/react-router'
import { CallFailed } from './api.ts'
import { type CurrentUser, readSession } from './session.ts'

/**
 * The student of a private page. A visitor goes to sign in and comes back to `next`; a session that has
 * ended is gone from the browser by then.
 *
 * By a new document: React may still be taking over this one, and would meet a page that is not there.
 */
export function requireSession(next: string): CurrentUser {
  const session = readSession()
  if (session === null) throw redirect({ to: '/login', search: { next }, reloadDocument: true })
  return session
}

/** Loads a private page; where the session has ended meanwhile, the student signs in and comes back to `next`. */
export async function asStudent<Data>(next: string, ask: () => Promise<Data>): Promise<Data> {
  try {
    return await ask()
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 401) requireSession(next)
    throw failure
  }
}
