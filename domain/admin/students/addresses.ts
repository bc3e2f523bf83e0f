import type { AdminAddress, Role } from '../../addresses.ts'

const supporters = ['owner', 'support'] as const satisfies readonly Role[]
const owners = ['owner'] as const satisfies readonly Role[]

/** Students in the admin: support looks up and helps with signing in, the owner alone does the rest. */
export const studentAddresses = {
  getStudents: { method: 'GET', path: '/admin/students', access: 'staff', roles: supporters },
  getStudent: { method: 'GET', path: '/admin/students/:id', access: 'staff', roles: supporters },
  endStudentSession: {
    method: 'POST',
    path: '/admin/students/endSession',
    access: 'staff',
    roles: supporters,
  },
  endStudentSessions: {
    method: 'POST',
    path: '/admin/students/endSessions',
    access: 'staff',
    roles: supporters,
  },
  resendVerification: {
    method: 'POST',
    path: '/admin/students/resendVerification',
    access: 'staff',
    roles: supporters,
  },
  getGrantableCourses: { method: 'GET', path: '/admin/grantableCourses', access: 'staff', roles: owners },
  grantAccess: {
    method: 'POST',
    path: '/admin/students/grantAccess',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  withdrawGrant: {
    method: 'POST',
    path: '/admin/students/withdrawGrant',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  blockStudent: { method: 'POST', path: '/admin/students/block', access: 'staff', roles: owners },
  unblockStudent: {
    method: 'POST',
    path: '/admin/students/unblock',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  exportStudent: {
    method: 'POST',
    path: '/admin/students/export',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  eraseStudent: {
    method: 'POST',
    path: '/admin/students/erase',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
