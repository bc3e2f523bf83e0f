import type { DeskAddress, Role } from '../../addresses.ts'

const financiers = ['owner', 'finance'] as const satisfies readonly Role[]

/** Days on which the clocks of refunds stand still. */
export const holidayAddresses = {
  getHolidays: { method: 'GET', path: '/desk/getHolidays', access: 'staff', roles: financiers },
  addHoliday: {
    method: 'POST',
    path: '/desk/addHoliday',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  removeHoliday: {
    method: 'POST',
    path: '/desk/removeHoliday',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, DeskAddress>
