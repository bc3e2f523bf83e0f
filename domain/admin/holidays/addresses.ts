import type { AdminAddress, Role } from '../../addresses.ts'

const financiers = ['owner', 'finance'] as const satisfies readonly Role[]

/** Days on which the clocks of refunds stand still. */
export const holidayAddresses = {
  getHolidays: { method: 'GET', path: '/admin/getHolidays', access: 'staff', roles: financiers },
  addHoliday: {
    method: 'POST',
    path: '/admin/addHoliday',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  removeHoliday: {
    method: 'POST',
    path: '/admin/removeHoliday',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
