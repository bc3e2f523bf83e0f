import type { Context as HonoContext } from 'hono'
import { accountAddress } from '../../domain/accounts/rules.ts'
import type { Role } from '../../domain/addresses.ts'
import { holdsAny, staffHeader } from '../../domain/admin/rules.ts'
import type { Call } from '../../domain/contract.ts'
import { Failure } from '../../domain/failure.ts'
import { findStudentByToken } from '../accounts/operations.ts'
import { refuseStaleCode } from '../admin/staff/fresh-code.ts'
import { findStaff } from '../admin/staff/sign-in.ts'
import type { Services, SessionCookie, SignedInStaff, SignedInStudent } from '../services.ts'
import { sessionCookie } from './cookies.ts'

export function sessionOf(services: Services, { path }: Call, c: HonoContext): SessionCookie {
  return sessionCookie(services, c, isAdminPath(path) ? 'staff' : 'student')
}

type Caller = { student: SignedInStudent | null; staff: SignedInStaff | null }

const nobody: Caller = { student: null, staff: null }

export async function callerOf(
  services: Services,
  call: Call,
  request: Request,
  session: SessionCookie,
): Promise<Caller> {
  if (call.access === 'anyone') return nobody
  if (call.access === 'staff') return { ...nobody, staff: await staffOf(services, call, request, session) }
  const header = request.headers.get('authorization')
  const token = header?.match(/^Bearer (.+)$/i)?.[1]
  if (token !== undefined) return { ...nobody, student: await findStudentByToken(services, token) }
  if (call.access === 'student' || header !== null) throw new Failure('noSession', 'sign_in_first')
  return nobody
}

/** The roles and confirmation that staff need, and whether polling does not count as use. */
type StaffRequirements = { roles: readonly Role[]; wantsFreshCode?: true; isAskedByItself?: true }

/**
 * The member of staff who makes an admin request that is not a call. Refused like a call: from another site, without a
 * session, without one of these roles, or without a fresh code where required.
 */
export async function enterAdmin(
  services: Services,
  c: HonoContext,
  requirements: StaffRequirements,
): Promise<SignedInStaff> {
  if (isFromOtherSite(services, c.req.raw)) throw new Failure('otherSite', 'sent_by_other_site')
  return staffOf(services, requirements, c.req.raw, sessionCookie(services, c, 'staff'))
}

/**
 * The signed-in member of staff, by the admin's cookie alone; refused unless their role is among the call's. A page
 * opened for one person is refused after another has signed in in the same browser.
 */
async function staffOf(
  services: Services,
  { roles, wantsFreshCode, isAskedByItself }: StaffRequirements,
  request: Request,
  session: SessionCookie,
): Promise<SignedInStaff> {
  const staff = await findStaff(services, session, { isUse: !isAskedByItself })
  const shown = request.headers.get(staffHeader)
  if (shown !== null && shown !== staff.id) throw new Failure('noSession', 'admin_other_staff')
  if (!holdsAny(staff.roles, roles)) throw new Failure('notYourRole', 'admin_not_your_role')
  if (wantsFreshCode) refuseStaleCode(services, staff)
  return staff
}

export function isAdminPath(path: string): boolean {
  return path.startsWith('/admin/')
}

/**
 * True when a page of another site sent the request, as forms can: it must neither sign a browser
 * in nor out. Programs other than browsers send no such header.
 */
export function isFromOtherSite({ settings }: Services, request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return (
    origin !== null && ![new URL(settings.publicUrl).origin, new URL(request.url).origin].includes(origin)
  )
}

/** The account a limit counts for: the student, or the email or phone the call is about; empty for nobody. */
export function accountOf(student: SignedInStudent | null, input: unknown): string {
  if (student !== null) return student.id
  const { email, emailId = email, phone } = input as { email?: unknown; emailId?: unknown; phone?: unknown }
  if (typeof emailId === 'string') return accountAddress(emailId)
  return typeof phone === 'string' ? phone : ''
}

/** The caller's User-Agent, shortened. */
export function deviceOf(request: Request): string {
  return (request.headers.get('user-agent') ?? '').slice(0, 200)
}
