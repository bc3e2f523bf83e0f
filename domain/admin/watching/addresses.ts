import type { AdminAddress, Role } from '../../addresses.ts'

const authors = ['owner', 'author'] as const satisfies readonly Role[]

/** How lessons are watched. */
export const watchingAddresses = {
  getCourseWatching: {
    method: 'GET',
    path: '/admin/getCourseWatching/:courseId',
    access: 'staff',
    roles: authors,
  },
} as const satisfies Record<string, AdminAddress>
