import type { Services } from '../services.ts'
import { openSecret, sealedAnew } from './codes.ts'
import { listSealedSecrets, replaceSealedSecret } from './queries/staff.ts'

/** Whether APP_SECRET alone opens a sealed secret of the staff: it was used here before. */
export async function opensSealedSecret({
  database,
  settings,
}: Pick<Services, 'database' | 'settings'>): Promise<boolean> {
  const sealed = await database.all(listSealedSecrets())
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
