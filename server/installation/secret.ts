import { hkdfSync } from 'node:crypto'
import { opensSealedSecret } from '../admin/staff/operations.ts'
import type { Services } from '../services.ts'
import { findFingerprint, upsertFingerprint } from './queries/stage.ts'

/**
 * Whether this very APP_SECRET is the one that this installation was last started with. Where none was noted, as before
 * that was done: whether it opens what was sealed for staff.
 */
export async function isSecretInUse(services: Services): Promise<boolean> {
  const noted = await services.database.first(findFingerprint())
  if (noted === null) return opensSealedSecret(services)
  return noted.fingerprint.equals(fingerprintOf(services.settings.secret))
}

/** Notes with which APP_SECRET this installation starts. */
export async function noteSecret({ database, settings }: Services): Promise<void> {
  await database.first(upsertFingerprint(fingerprintOf(settings.secret)))
}

/** Fingerprint of a secret; it helps an attacker no more than the ciphertexts beside it. */
function fingerprintOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'installation/fingerprint', 32))
}
