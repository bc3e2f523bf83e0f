import * as z from 'zod/mini'
import { code } from '../../accounts/schemas.ts'
import { readRecoveryCode } from './recovery-codes.ts'

/** Second factor of a member of staff: an authenticator code or a recovery code. */
export const staffCode = z.string('admin_code_digits').check(
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.maxLength(40, 'admin_code_digits'),
  z.refine((typed) => code.safeParse(typed).success || readRecoveryCode(typed) !== null, 'admin_code_digits'),
)
