import type { DeskAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const siteAddresses = {
  getSiteEntries: { method: 'GET', path: '/desk/getSiteEntries', access: 'staff', roles: authors },
  getSiteEntry: { method: 'GET', path: '/desk/getSiteEntry', access: 'staff', roles: authors },
  saveSiteEntry: {
    method: 'POST',
    path: '/desk/saveSiteEntry',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
  getPolicies: { method: 'GET', path: '/desk/getPolicies', access: 'staff', roles: authors },
  getPolicyText: { method: 'GET', path: '/desk/getPolicyText', access: 'staff', roles: authors },
  savePolicyVersion: {
    method: 'POST',
    path: '/desk/savePolicyVersion',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, DeskAddress>
