import type { AdminAddress, Role } from '../../addresses.ts'

const owners = ['owner'] as const satisfies readonly Role[]

/** Who works in the admin: for the owner alone. */
export const staffAddresses = {
  getStaff: { method: 'GET', path: '/admin/staff', access: 'staff', roles: owners },
  inviteStaff: {
    method: 'POST',
    path: '/admin/staff/invite',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  renewStaff: {
    method: 'POST',
    path: '/admin/staff/renew',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  changeStaffRole: {
    method: 'POST',
    path: '/admin/staff/changeRole',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  endStaffSessions: { method: 'POST', path: '/admin/staff/endSessions', access: 'staff', roles: owners },
  blockStaff: {
    method: 'POST',
    path: '/admin/staff/block',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  unblockStaff: {
    method: 'POST',
    path: '/admin/staff/unblock',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
