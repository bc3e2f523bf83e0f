import { accountAddress, isDemoAddress, normaliseEmail } from '../../domain/accounts/rules.ts'
import { hoursBefore } from '../../domain/durations.ts'
import { Failure, fieldFailure } from '../../domain/failure.ts'
import type { Input, Output } from '../calls.ts'
import { countAgainstLimits, giveBack } from '../limits/operations.ts'
import { recordSecurityEvent } from '../security/operations.ts'
import type { Context, Services, SignedInStudent, StudentContext } from '../services.ts'
import { beginAttempt, proveAddress, readAttempt } from './attempts.ts'
import { blockedFailure } from './blocked.ts'
import { sendCode, takeCode } from './codes.ts'
import { deviceFor, rememberDevice } from './devices.ts'
import { judgeGuess } from './guesses.ts'
import { setPasswordIn } from './new-password.ts'
import { hashPassword, inEvenTime, isPasswordRight, refuseCommonPassword } from './passwords/operations.ts'
import { insertAttemptOf } from './queries/attempts.ts'
import { findBlocked } from './queries/for-staff.ts'
import { deleteLinksOf } from './queries/links.ts'
import {
  deleteEndedSessions,
  findLiveSession,
  listLiveSessions,
  revokeSessionsOf,
} from './queries/sessions.ts'
import {
  findForSignIn,
  findStudent,
  findStudentByEmail,
  listByPhoneForSignIn,
  type StudentRow,
  updateLocale,
} from './queries/students.ts'
import { storeRegistration } from './registration.ts'
import { closeSession, openSession, renewToken } from './sessions.ts'
import { readToken } from './tokens.ts'

/** Registers a student and mails a code. A known address gets the same response, after the same work. */
export async function register(context: Context, input: Input<'register'>): Promise<Output<'register'>> {
  refuseCommonPassword(input.password, 'password')
  const email = await addressOf(context, input.email)
  await inEvenTime(() => storeRegistration(context, { ...input, email, locale: context.locale }))
  return null
}

/** Verifies an address by the live code of its registration or of an unverified sign-in. Throws `badCode`. */
export async function verifyEmail(
  context: Context,
  input: Input<'verifyEmail'>,
): Promise<Output<'verifyEmail'>> {
  const email = await addressOf(context, input.email)
  // A wrong guess must stay counted, so the transaction commits before the refusal.
  const proof = await judgeGuess(context, { email, proves: 'address' }, () =>
    context.database.transaction(async (tx) => {
      const studentId = await takeCode(context, tx, { email, proves: 'address', code: input.otp })
      if (studentId === null) return null
      await tx.first(deleteLinksOf(studentId, 'address'))
      return { needsPassword: await proveAddress(context, tx, { studentId, email, by: 'code' }) }
    }),
  )
  if (proof === null) throw fieldFailure('badCode', 'otp', 'code_refused')
  rememberDevice(context, { email })
  return proof.needsPassword ? { needsPassword: true } : null
}

/** Mails a new code to an unverified address; sends nothing during the resend wait. */
export async function resendOTP(context: Context, input: Input<'resendOTP'>): Promise<Output<'resendOTP'>> {
  const email = await addressOf(context, input.email)
  await inEvenTime(() =>
    context.database.transaction((tx) => sendCode(context, tx, { email, purpose: null })),
  )
  return null
}

/**
 * Signs in by email or phone. Throws `badSignIn`, `conflict` when several accounts have this phone and this password,
 * and `blocked` for a student blocked by staff. For an unverified address a code is mailed and no session opened.
 */
export async function login(context: Context, input: Input<'login'>): Promise<Output<'login'>> {
  const student = await findByPassword(context, input)
  if (input.email !== undefined) {
    // A right password does not count as a guess.
    const account = accountAddress(input.email)
    const device = await deviceFor(context, account)
    await giveBack(context, ['signInPerAccount'], { account, networks: [], device })
  }
  if (student.isBlocked) throw blockedFailure(context)
  if (student.locale !== context.locale)
    await context.database.first(updateLocale(student.id, context.locale))
  if (student.isVerified) return { isVerified: true, token: await openSession(context, student) }
  const { id, email, passwordHash } = student
  const browserHash = beginAttempt(context, email)
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    await sendCode(context, tx, { email, purpose: 'login', next: input.next })
    await tx.first(insertAttemptOf(id, { browserHash, passwordHash, now }))
  })
  return { isVerified: false, email }
}

/** Mails a code for a new password. Safe to repeat: the resend wait applies, and the response stays the same. */
export async function forgotPassword(
  context: Context,
  input: Input<'forgotPassword'>,
): Promise<Output<'forgotPassword'>> {
  const email = await addressOf(context, input.email)
  await inEvenTime(() =>
    context.database.transaction((tx) =>
      sendCode(context, tx, { email, purpose: 'reset', next: input.next }),
    ),
  )
  return null
}

/** Sets a new password by code, which also verifies the address, and ends every session. Throws `badCode`. */
export async function resetPassword(
  context: Context,
  input: Input<'resetPassword'>,
): Promise<Output<'resetPassword'>> {
  refuseCommonPassword(input.newPassword, 'newPassword')
  const email = await addressOf(context, input.email)
  const changed = await judgeGuess(context, { email, proves: 'reset' }, async () => {
    const passwordHash = await hashPassword(input.newPassword)
    return context.database.transaction(async (tx) => {
      const studentId = await takeCode(context, tx, { email, proves: 'reset', code: input.otp })
      if (studentId !== null) await setPasswordIn(context, tx, { studentId, email, passwordHash })
      return studentId
    })
  })
  if (changed === null) throw fieldFailure('badCode', 'otp', 'code_refused')
  rememberDevice(context, { email })
  context.session.forget()
  return null
}

export async function getProfileData(context: StudentContext): Promise<Output<'getProfileData'>> {
  const student = await context.database.first(findStudent(context.student.id))
  if (student === null) throw new Failure('noSession', 'session_ended')
  const { id, name, email, phone } = student
  return { _id: id, name, email, phone }
}

/** A new bearer token for the session in the cookie. Throws `noSession`. */
export async function refresh(context: Context): Promise<Output<'refresh'>> {
  return { token: await renewToken(context) }
}

export async function logout(context: Context): Promise<Output<'logout'>> {
  await closeSession(context)
  return null
}

export async function logoutEverywhere(context: StudentContext): Promise<Output<'logoutEverywhere'>> {
  await context.database.first(revokeSessionsOf(context.student.id, context.clock.now()))
  context.session.forget()
  return null
}

export async function getSessions(context: StudentContext): Promise<Output<'getSessions'>> {
  const { id: studentId, sessionId } = context.student
  const sessions = await context.database.all(listLiveSessions(studentId, context.clock.now()))
  return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === sessionId,
  }))
}

/** The student of a bearer token. Throws `noSession` when the token or its session has ended, `blocked` when staff blocked the account. */
export async function findStudentByToken(services: Services, token: string): Promise<SignedInStudent> {
  const student = await readToken(services, token)
  if (student === null) throw new Failure('noSession', 'session_ended')
  const live = await services.database.first(
    findLiveSession(student.sessionId, student.id, services.clock.now()),
  )
  if (live !== null) return student
  throw (await services.database.first(findBlocked(student.id))) === null
    ? new Failure('noSession', 'session_ended')
    : blockedFailure(services)
}

/** Deletes sessions that ended more than a day ago. */
export async function forgetEndedSessions({ database, clock }: Services): Promise<void> {
  await database.first(deleteEndedSessions(hoursBefore(clock.now(), 24)))
}

/**
 * The address under which an account is stored. Accounts registered before addresses were
 * normalised keep their spelling, and are found by it.
 */
async function addressOf({ database }: Context, given: string): Promise<string> {
  const address = accountAddress(given)
  const asBefore = normaliseEmail(given)
  if (address === asBefore) return address
  return (await database.first(findStudentByEmail(asBefore))) === null ? address : asBefore
}

/** How many accounts with one phone have their password checked: enough for a family; each costs 30 ms. */
const familySize = 6
/** How many accounts with one phone are considered: those that this device signed in to are tried first. */
const mostOfPhone = 100

/**
 * The one account that matches. Among accounts that share a phone the password decides, and a
 * verified address is preferred. Demo accounts are unknown outside a demo.
 */
async function findByPassword(
  context: Context,
  { email, phone, password }: Input<'login'>,
): Promise<StudentRow> {
  const browserHash = readAttempt(context)?.hash ?? null
  const known = await context.database.all(
    email !== undefined
      ? findForSignIn(await addressOf(context, email), browserHash)
      : listByPhoneForSignIn(phone ?? '', browserHash, mostOfPhone),
  )
  const { settings, isAtThisMachine } = context
  const opensDemo = settings.isDemo && isAtThisMachine
  const mayOpen = known.filter(
    ({ email: address, isDemo }) => opensDemo || !(isDemoAddress(address) || (isDemo && !settings.isDemo)),
  )
  // Older accounts that claim the phone do not hide an account that was open on this device.
  const own = await openedHere(context, mayOpen)
  const candidates = [...new Set([...own, ...mayOpen])].slice(0, familySize)
  const tried =
    email === undefined
      ? await withinPhoneAllowance(context, { phone: phone ?? '', candidates, own })
      : candidates
  if (tried.length === 0) await isPasswordRight(null, password)
  const fitting: StudentRow[] = []
  for (const candidate of tried) {
    if (await isPasswordRight(candidate.passwordHash, password)) fitting.push(candidate)
  }
  const verified = fitting.filter((student) => student.isVerified)
  const [student, ...others] = verified.length > 0 ? verified : fitting
  if (student === undefined) {
    const students = [...new Set(candidates.map(({ id }) => id))]
    await recordSecurityEvent(context.database, context, { kind: 'signInRefused', students })
    throw new Failure('badSignIn', 'sign_in_wrong')
  }
  if (others.length > 0) throw fieldFailure('conflict', 'phone', 'phone_shared')
  return student
}

/** The accounts that were open on this device. */
async function openedHere(context: Context, students: readonly StudentRow[]): Promise<StudentRow[]> {
  const devices = await Promise.all(students.map(({ email }) => deviceFor(context, email)))
  return students.filter((_, index) => devices[index] !== null)
}

/**
 * The accounts sharing a phone that this call may try. A device has its own limit for accounts it has signed in to;
 * the others count against the limit of strangers, which could be bypassed otherwise.
 */
async function withinPhoneAllowance(
  context: Context,
  { phone, candidates, own }: Record<'candidates' | 'own', readonly StudentRow[]> & { phone: string },
): Promise<readonly StudentRow[]> {
  if ((await deviceFor(context, phone)) === null || own.length >= candidates.length) return candidates
  try {
    await countAgainstLimits(context, ['signInPerAccount'], { account: phone, networks: [], device: null })
    return candidates
  } catch (error) {
    if (error instanceof Failure) return candidates.filter((student) => own.includes(student))
    throw error
  }
}
