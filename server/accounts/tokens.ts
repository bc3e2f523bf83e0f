import { jwtVerify, SignJWT } from 'jose'
import { tokenLifetimeSeconds } from '../../domain/accounts/rules.ts'
import type { Services, SignedInStudent } from '../services.ts'
import { believedKeys, keyFor } from './keys.ts'

const algorithm = 'HS256'

type TokenStudent = { id: string; name: string; email: string; phone: string }

/** The bearer token of a session: a JWT with the student's id, name, email and phone, valid for minutes. */
export async function signToken(
  { settings, clock }: Services,
  { id, name, email, phone }: TokenStudent,
  sessionId: string,
): Promise<string> {
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  return new SignJWT({ id, name, email, phone, sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetimeSeconds)
    .sign(keyFor(settings, 'token'))
}

/** The student of the token, or null when it is forged, changed or expired. */
export async function readToken(
  { settings, clock }: Services,
  token: string,
): Promise<SignedInStudent | null> {
  for (const key of believedKeys(settings, 'token')) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        currentDate: clock.now(),
        requiredClaims: ['sub', 'sid', 'exp'],
      })
      const { sub, sid } = payload
      return typeof sub === 'string' && typeof sid === 'string' ? { id: sub, sessionId: sid } : null
    } catch {
      // Not made with this key, or expired: then the other key fails too.
    }
  }
  return null
}
