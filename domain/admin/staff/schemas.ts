import * as z from 'zod/mini'
import { email, studentName } from '../../accounts/schemas.ts'
import { roles } from '../rules.ts'

export const heldRoles = z
  .array(z.enum(roles, 'admin_role_invalid'), 'admin_role_invalid')
  .check(z.minLength(1, 'admin_role_invalid'), z.maxLength(roles.length, 'admin_role_invalid'))

/** A new member of staff. */
export const invitation = z.strictObject({
  name: studentName,
  email,
  roles: heldRoles,
})
