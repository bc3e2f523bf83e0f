import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { PathCookie, Services, SessionCookie } from '../services.ts'
import { outgoingOf } from './observe.ts'

/** Each cookie is read only by its own calls; the admin's is SameSite=Strict. */
const cookies = {
  student: { name: 'stepmark-session', path: '/api/v1', sameSite: 'Lax' },
  knownDevice: { name: 'stepmark-device', path: '/api/v1', sameSite: 'Strict' },
  attempt: { name: 'stepmark-attempt', path: '/api/v1/student', sameSite: 'Strict' },
  staff: { name: 'stepmark-admin', path: '/api/v1/admin', sameSite: 'Strict' },
} as const

/**
 * The session's cookie, as operations see it. Over https its name begins with `__Host-`: a browser accepts such a
 * cookie only from this host, over https, so that a sibling domain cannot inject one. That requires `Path=/`; without
 * https the path restricts it to its calls. Only student sessions from before the prefix continue; any other cookie
 * with an unprefixed name is treated as injected.
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
      // Until it was sent under its own name, the session stays readable for a process of the previous release.
      if (before !== undefined && (before !== token || own === token)) forgetBefore()
      // In seconds, as the browser's clock may be wrong.
      const maxAge = Math.floor((expiresAt.getTime() - services.clock.now().getTime()) / 1000)
      giveCookie(c, name, token, { ...options, maxAge })
    },
    forget() {
      if (before !== undefined) forgetBefore()
      giveCookie(c, name, '', { ...options, maxAge: 0 })
    },
  }
}

/** Sets a cookie for addresses below a path; over https its name begins with `__Secure-`. */
export function givePathCookie(
  services: Services,
  c: HonoContext,
  { name, value, path, expiresAt }: PathCookie,
): void {
  const secure = isBehindHttps(services)
  const options = { path, expires: expiresAt, httpOnly: true, sameSite: 'Strict', secure } as const
  giveCookie(c, namesOfPathCookie(services, name)[0], value, options)
}

/** A path's cookie in a request header, exactly as set; null when missing. */
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
 * The current name first, then that of streams and links opened before. One injected by a sibling
 * domain proves nothing about the caller: it opens only the stream or link that it was made for.
 */
function namesOfPathCookie(services: Services, name: string): [string, ...string[]] {
  return isBehindHttps(services) ? [`__Secure-${name}`, name] : [name]
}

function isBehindHttps({ settings }: Services): boolean {
  return settings.publicUrl.startsWith('https:')
}

/** Requests whose response sets a cookie. */
const cookied = new WeakSet<HonoContext>()

/** Sets a cookie with the response of this request. */
export function giveCookie(
  c: HonoContext,
  ...cookie: [name: string, value: string, options: CookieOptions]
): void {
  cookied.add(c)
  setCookie(c, ...cookie)
}

/** Whether Node sends the response directly: the framework creates another one if cookies are set. */
export function isSentByNode(c: HonoContext): boolean {
  return outgoingOf(c.env) !== undefined && !cookied.has(c)
}

/**
 * Adds the cookies that an operation set. They are on the framework's own response, which is not
 * created unless it is accessed.
 */
export function withCookies(answer: Response, c: HonoContext): Response {
  if (!cookied.has(c)) return answer
  for (const cookie of c.res.headers.getSetCookie()) answer.headers.append('set-cookie', cookie)
  return answer
}
