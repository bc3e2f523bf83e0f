import { Failure } from '../../domain/failure.ts'
import type { Services } from '../services.ts'

/** Message for a blocked student, with the support address. */
export function blockedFailure({ settings }: Pick<Services, 'settings'>): Failure {
  return new Failure('blocked', 'account_blocked', { values: { email: settings.supportEmail } })
}
