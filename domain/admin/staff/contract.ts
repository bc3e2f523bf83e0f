import * as z from 'zod/mini'
import { body } from '../../contract.ts'
import { defineAdminCall, owners } from '../access.ts'
import { roles } from '../rules.ts'
import { heldRoles, invitation } from './schemas.ts'

const staffId = z.uuid('id_required')
const staff = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    /** Invited: the set-up link was not used yet. */
    state: z.enum(['active', 'invited', 'blocked']),
    isYou: z.boolean(),
    sessions: z.number(),
    /** The last call in the admin, as ISO 8601; null when there was none. */
    lastUsedAt: z.nullable(z.string()),
  }),
)

export const getStaff = defineAdminCall({
  method: 'GET',
  path: '/admin/staff',
  roles: owners,
  summary: 'Staff accounts with their sessions',
  output: staff,
})

export const inviteStaff = defineAdminCall({
  path: '/admin/staff/invite',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Adds a member of staff and mails a set-up link',
  input: invitation,
  output: staff,
  done: 'admin_staff_invited',
})

export const renewStaff = defineAdminCall({
  path: '/admin/staff/renew',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Ends the sessions and mails a new set-up link, which replaces password and authenticator',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_renewed',
})

export const changeStaffRoles = defineAdminCall({
  path: '/admin/staff/changeRoles',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Changes the roles of a member of staff at once; the last owner must stay an owner',
  input: body({ staffId, roles: heldRoles }),
  output: staff,
  done: 'admin_staff_roles_changed',
})

export const endStaffSessions = defineAdminCall({
  path: '/admin/staff/endSessions',
  roles: owners,
  summary: 'Signs a member of staff out everywhere',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_signed_out',
})

export const blockStaff = defineAdminCall({
  path: '/admin/staff/block',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Blocks a member of staff at once; the last owner cannot be blocked',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_blocked',
})

export const unblockStaff = defineAdminCall({
  path: '/admin/staff/unblock',
  roles: owners,
  wantsFreshCode: true,
  summary: 'Unblocks a member of staff',
  input: body({ staffId }),
  output: staff,
  done: 'admin_staff_unblocked',
})
