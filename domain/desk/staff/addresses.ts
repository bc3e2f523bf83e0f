import type { DeskAddress, Role } from '../../addresses.ts'

const owners = ['owner'] as const satisfies readonly Role[]

/** Who works at the desk: the owner's own matter. */
export const staffAddresses = {
  getStaff: { method: 'GET', path: '/desk/staff', access: 'staff', roles: owners },
  inviteStaff: {
    method: 'POST',
    path: '/desk/staff/invite',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  renewStaff: {
    method: 'POST',
    path: '/desk/staff/renew',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  changeStaffRole: {
    method: 'POST',
    path: '/desk/staff/changeRole',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  endStaffSessions: { method: 'POST', path: '/desk/staff/endSessions', access: 'staff', roles: owners },
  blockStaff: {
    method: 'POST',
    path: '/desk/staff/block',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  unblockStaff: {
    method: 'POST',
    path: '/desk/staff/unblock',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, DeskAddress>
