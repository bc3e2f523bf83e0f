import * as z from 'zod/mini'
import { body, defineCall, query } from '../../contract.ts'
import { roles } from '../rules.ts'
import { staffAddresses } from './addresses.ts'
import { invitation } from './schemas.ts'

const staffId = z.uuid('id_required')
const staff = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** Invited: the set-up link was not used yet. */
    state: z.enum(['active', 'invited', 'blocked']),
    isYou: z.boolean(),
    sessions: z.number(),
    /** The last call in the admin, as ISO 8601; null when there was none. */
    lastUsedAt: z.nullable(z.string()),
  }),
)

export const getStaff = defineCall({
  ...staffAddresses.getStaff,
  summary: 'Who works in the admin, and who is signed in',
  input: query({}),
  output: staff,
})

export const inviteStaff = defineCall({
  ...staffAddresses.inviteStaff,
  summary: 'Adds a member of staff and mails the set-up link',
  input: invitation,
  output: staff,
  done: 'admin_staff_invited',
})

export const renewStaff = defineCall({
  ...staffAddresses.renewStaff,
  summary: 'Ends the sessions and mails a new set-up link, which replaces password and codes',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_renewed',
})

export const changeStaffRole = defineCall({
  ...staffAddresses.changeStaffRole,
  summary: 'Changes what a member of staff may do, at once; the last owner stays one',
  input: body({ staffId, role: z.enum(roles, 'admin_role_invalid') }),
  output: staff,
  done: 'admin_staff_role_changed',
})

export const endStaffSessions = defineCall({
  ...staffAddresses.endStaffSessions,
  summary: 'Signs a member of staff out everywhere',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_signed_out',
})

export const blockStaff = defineCall({
  ...staffAddresses.blockStaff,
  summary: 'Shuts a member of staff out at once; the last owner stays',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_blocked',
})

export const unblockStaff = defineCall({
  ...staffAddresses.unblockStaff,
  summary: 'Lets a member of staff in again',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_unblocked',
})
