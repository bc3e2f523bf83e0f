import type { DeskAddress, Role } from '../../addresses.ts'

const owners = ['owner'] as const satisfies readonly Role[]

/** What an owner looks at before the product is open to everybody. */
export const launchAddresses = {
  getLaunch: { method: 'GET', path: '/desk/getLaunch', access: 'staff', roles: owners },
  sendTestMail: { method: 'POST', path: '/desk/sendTestMail', access: 'staff', roles: owners },
  proveTestMail: { method: 'POST', path: '/desk/proveTestMail', access: 'staff', roles: owners },
  proveRestore: { method: 'POST', path: '/desk/proveRestore', access: 'staff', roles: owners },
  getChanges: { method: 'GET', path: '/desk/getChanges', access: 'staff', roles: owners },
  readChanges: { method: 'POST', path: '/desk/readChanges', access: 'staff', roles: owners },
} as const satisfies Record<string, DeskAddress>
