import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { PathCookie, Services, SessionCookie } from '../services.ts'
import { outgoingOf } from './observe.ts'

/** Each cookie is read by its own calls alone; the admin's comes with nothing that another site starts. */
const cookies = {
  student: { name: 'stepmark-session', path: '/api/v1', sameSite: 'Lax' },
  knownDevice: { name: 'stepmark-device', path: '/api/v1', sameSite: 'Strict' },
  attempt: { name: 'stepmark-attempt', path: '/api/v1/student', sameSite: 'Strict' },
  staff: { name: 'stepmark-admin', path: '/api/v1/admin', sameSite: 'Strict' },
} as const

/**
 * The session's cookie, as operations see it. Behind https its name begins with `__Host-`: a browser takes such a
 * cookie from this host alone, over https, so no neighbour on the domain can put in another. That wants `Path=/`;
 * without https the path keeps it to its calls. Only students' sessions go on that were given before there were
 * prefixes; whatever else comes under a bare name is a neighbour's.
 */
export function sessionCookie(
  services: Services,
  c: HonoContext,
  whose: keyof typeof cookies,
): SessionCookie {
  const { name: plainName, path, sameSite } = cookies[whose]
  const isSecure = isBehindHttps(services)
  const name = isSecure ? `__Host-${plainName}` : plainName
  const options = { path: isSecure ? '/' : path, sameSite, httpOnly: true, secure: isSecure }
  const own = getCookie(c, name)
  const before = isSecure && whose === 'student' ? getCookie(c, plainName) : undefined
  const forgetBefore = () => giveCookie(c, plainName, '', { ...options, path, maxAge: 0 })
  return {
    read: () => own ?? null,
    readUnprefixed: () => before ?? null,
    keep(token, expiresAt) {
      // Until it came under its own name, the session stays readable for a process of the release before.
      if (before !== undefined && (before !== token || own === token)) forgetBefore()
      // Seconds, for the browser's clock may stand elsewhere.
      const maxAge = Math.floor((expiresAt.getTime() - services.clock.now().getTime()) / 1000)
      giveCookie(c, name, token, { ...options, maxAge })
    },
    forget() {
      if (before !== undefined) forgetBefore()
      giveCookie(c, name, '', { ...options, maxAge: 0 })
    },
  }
}

/** Gives the browser a cookie for addresses below a path; behind https its name begins with `__Secure-`. */
export function givePathCookie(
  services: Services,
  c: HonoContext,
  { name, value, path, expiresAt }: PathCookie,
): void {
  const secure = isBehindHttps(services)
  const options = { path, expires: expiresAt, httpOnly: true, sameSite: 'Strict', secure } as const
  giveCookie(c, namesOfPathCookie(services, name)[0], value, options)
}

/** A cookie of a path in the header of a request, as plain as it was given; null when it is not there. */
export function pathCookieIn(services: Services, header: string | undefined, name: string): string | null {
  if (header === undefined) return null
  for (const own of namesOfPathCookie(services, name)) {
    const mark = `${own}=`
    const at = header.startsWith(mark) ? 0 : header.indexOf(`; ${mark}`) + 2
    if (at === 1) continue
    const end = header.indexOf(';', at)
    return header.slice(at + mark.length, end < 0 ? undefined : end)
  }
  return null
}

/**
 * The name that is given now first, then that of streams and links which were opened before. What is put in under
 * it by a neighbour says nothing of who asks: it opens only the stream or link that it was made with.
 */
function namesOfPathCookie(services: Services, name: string): [string, ...string[]] {
  return isBehindHttps(services) ? [`__Secure-${name}`, name] : [name]
}

function isBehindHttps({ settings }: Services): boolean {
  return settings.publicUrl.startsWith('https:')
}

/** Requests whose answer sets a cookie. */
const cookied = new WeakSet<HonoContext>()

/** Gives the browser a cookie, with the answer of this request. */
function giveCookie(c: HonoContext, ...cookie: [name: string, value: string, options: CookieOptions]): void {
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
