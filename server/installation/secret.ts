import { hkdfSync } from 'node:crypto'
import { opensSealedSecret } from '../admin/staff/operations.ts'
import type { Services } from '../services.ts'
import { findFingerprint, upsertFingerprint } from './queries/stage.ts'

/**
 * Whether this APP_SECRET is the one this installation was last started with. If none was recorded,
 * as in earlier releases: whether it decrypts sealed staff secrets.
 */
export async function isSecretInUse(services: Services): Promise<boolean> {
  const noted = await services.database.first(findFingerprint())
  if (noted === null) return opensSealedSecret(services)
  return noted.fingerprint.equals(fingerprintOf(services.settings.secret))
}

/** Records the APP_SECRET with which this installation starts. */
export async function noteSecret({ database, settings }: Services): Promise<void> {
  await database.first(upsertFingerprint(fingerprintOf(settings.secret)))
}

/** Fingerprint of a secret; it reveals nothing that the ciphertexts in the same database do not. */
function fingerprintOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'installation/fingerprint', 32))
}
