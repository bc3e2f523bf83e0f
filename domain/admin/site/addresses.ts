import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

export const siteAddresses = {
  getSiteEntries: { method: 'GET', path: '/admin/getSiteEntries', access: 'staff', roles: authors },
  publishSiteEntry: {
    method: 'POST',
    path: '/admin/publishSiteEntry',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
  getPolicies: { method: 'GET', path: '/admin/getPolicies', access: 'staff', roles: authors },
  publishPolicy: {
    method: 'POST',
    path: '/admin/publishPolicy',
    access: 'staff',
    roles: authors,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
