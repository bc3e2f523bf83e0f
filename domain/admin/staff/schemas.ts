import * as z from 'zod/mini'
import { email, studentName } from '../../accounts/schemas.ts'
import { roles } from '../rules.ts'

/** Who is to work in the admin. */
export const invitation = z.strictObject({
  name: studentName,
  email,
  role: z.enum(roles, 'admin_role_invalid'),
})
