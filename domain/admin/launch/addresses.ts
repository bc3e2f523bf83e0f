import type { AdminAddress, Role } from '../../addresses.ts'

const owners = ['owner'] as const satisfies readonly Role[]

/** What an owner looks at before the product is open to everybody. */
export const launchAddresses = {
  getLaunch: { method: 'GET', path: '/admin/getLaunch', access: 'staff', roles: owners },
  sendTestMail: { method: 'POST', path: '/admin/sendTestMail', access: 'staff', roles: owners },
  proveTestMail: { method: 'POST', path: '/admin/proveTestMail', access: 'staff', roles: owners },
  proveRestore: { method: 'POST', path: '/admin/proveRestore', access: 'staff', roles: owners },
  getChanges: { method: 'GET', path: '/admin/getChanges', access: 'staff', roles: owners },
  readChanges: { method: 'POST', path: '/admin/readChanges', access: 'staff', roles: owners },
} as const satisfies Record<string, AdminAddress>
