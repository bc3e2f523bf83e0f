import type { Services } from '../services.ts'
import { openSecret, sealedAnew } from './codes.ts'
import { findAnyStudent, listSealedSecrets, replaceSealedSecret } from './queries/staff.ts'

/**
 * Whether this installation was used with its APP_SECRET before: it opens a sealed secret of the staff, or students
 * are there while no staff has set up yet.
 */
export async function isSecretInUse({ database, settings }: Services): Promise<boolean> {
  const sealed = await database.all(listSealedSecrets())
  if (sealed.length === 0) return (await database.first(findAnyStudent())) !== null
  const alone = { ...settings, otherSecret: null }
  return sealed.some(({ id, totpSecret }) => openSecret(alone, id, totpSecret) !== null)
}

/** After a change of APP_SECRET: seals the secrets of the staff's codes with the new one, while the other still opens them. */
export async function sealSecretsAnew({ database, settings }: Services): Promise<void> {
  if (settings.otherSecret === null) return
  for (const { id, totpSecret } of await database.all(listSealedSecrets())) {
    const sealed = sealedAnew(settings, id, totpSecret)
    // Another process may have done it meanwhile, or the person may have a new telephone.
    if (sealed !== null) await database.first(replaceSealedSecret(id, totpSecret, sealed))
  }
}
