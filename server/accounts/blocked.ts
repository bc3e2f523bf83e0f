import { Failure } from '../../domain/failure.ts'
import type { Services } from '../services.ts'

/** What a student reads whom staff shut out: where to write. */
export function blockedFailure({ settings }: Pick<Services, 'settings'>): Failure {
  return new Failure('blocked', 'account_blocked', { values: { email: settings.supportEmail } })
}
