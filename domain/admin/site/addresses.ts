import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const siteAddresses = {
  getSiteEntries: { method: 'GET', path: '/admin/getSiteEntries', access: 'staff', roles: authors },
  getSiteEntry: { method: 'GET', path: '/admin/getSiteEntry', access: 'staff', roles: authors },
  saveSiteEntry: {
    method: 'POST',
    path: '/admin/saveSiteEntry',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
  getPolicies: { method: 'GET', path: '/admin/getPolicies', access: 'staff', roles: authors },
  getPolicyText: { method: 'GET', path: '/admin/getPolicyText', access: 'staff', roles: authors },
  savePolicyVersion: {
    method: 'POST',
    path: '/admin/savePolicyVersion',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
