import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

/** What students practise. */
export const practiceAddresses = {
  getPracticeChapters: {
    method: 'GET',
    path: '/admin/getPracticeChapters',
    access: 'staff',
    roles: authors,
  },
} as const satisfies Record<string, AdminAddress>
