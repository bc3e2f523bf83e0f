import { redirect } from '@tanstack/react-router'
import { CallFailed } from './api.ts'
import { type CurrentUser, readSession } from './session.ts'

/**
 * The student of a private page. A visitor is sent to sign in and returns to `next`; an expired session has been
 * removed from the browser by then. By a full page load: React may still be hydrating this document, and would find the
 * page missing.
 */
export function requireSession(next: string): CurrentUser {
  const session = readSession()
  if (session === null) throw redirect({ to: '/login', search: { next }, reloadDocument: true })
  return session
}

/** Loads a private page; if the session has ended meanwhile, the student signs in and returns to `next`. */
export async function asStudent<Data>(next: string, ask: () => Promise<Data>): Promise<Data> {
  try {
    return await ask()
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 401) requireSession(next)
    throw failure
  }
}
