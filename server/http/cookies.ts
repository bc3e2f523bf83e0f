import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { Services, SessionCookie } from '../services.ts'
import { outgoingOf } from './observe.ts'

/** Each cookie reaches its own calls alone; the desk's comes with nothing that another site starts. */
const cookies = {
  student: { name: 'stepmark-session', path: '/api/v1', sameSite: 'Lax' },
  attempt: { name: 'stepmark-attempt', path: '/api/v1/student', sameSite: 'Strict' },
  staff: { name: 'stepmark-desk', path: '/api/v1/desk', sameSite: 'Strict' },
} as const

/** The session's cookie, as operations see it. */
export function sessionCookie(
  services: Services,
  c: HonoContext,
  whose: keyof typeof cookies,
): SessionCookie {
  const { name, ...place } = cookies[whose]
  const options = {
    ...place,
    httpOnly: true,
    secure: services.settings.publicUrl.startsWith('https:'),
  }
  return {
    read: () => getCookie(c, name) ?? null,
    keep: (token, expiresAt) => giveCookie(c, name, token, { ...options, expires: expiresAt }),
    forget: () => giveCookie(c, name, '', { ...options, maxAge: 0 }),
  }
}

/** Requests whose answer sets a cookie. */
const cookied = new WeakSet<HonoContext>()

/** Gives the browser a cookie, with the answer of this request. */
export function giveCookie(
  c: HonoContext,
  ...cookie: [name: string, value: string, options: CookieOptions]
): void {
  cookied.add(c)
  setCookie(c, ...cookie)
}

/** Whether Node sends the answer by itself: the framework makes another of one that sets cookies. */
export function isSentByNode(c: HonoContext): boolean {
  return outgoingOf(c.env) !== undefined && !cookied.has(c)
}

/** Adds the cookies that an operation set. They live on the framework's own response, which is not made unless it is looked at. */
export function withCookies(answer: Response, c: HonoContext): Response {
  if (!cookied.has(c)) return answer
  for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}
