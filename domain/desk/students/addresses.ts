import type { DeskAddress, Role } from '../../addresses.ts'

const supporters = ['owner', 'support'] as const satisfies readonly Role[]
const owners = ['owner'] as const satisfies readonly Role[]

/** Students at the desk: support looks up and helps with signing in, the owner alone does the rest. */
export const studentAddresses = {
  getStudents: { method: 'GET', path: '/desk/students', access: 'staff', roles: supporters },
  getStudent: { method: 'GET', path: '/desk/students/:id', access: 'staff', roles: supporters },
  endStudentSession: {
    method: 'POST',
    path: '/desk/students/endSession',
    access: 'staff',
    roles: supporters,
  },
  endStudentSessions: {
    method: 'POST',
    path: '/desk/students/endSessions',
    access: 'staff',
    roles: supporters,
  },
  resendVerification: {
    method: 'POST',
    path: '/desk/students/resendVerification',
    access: 'staff',
    roles: supporters,
  },
  getGrantableCourses: { method: 'GET', path: '/desk/grantableCourses', access: 'staff', roles: owners },
  grantAccess: {
    method: 'POST',
    path: '/desk/students/grantAccess',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  withdrawGrant: {
    method: 'POST',
    path: '/desk/students/withdrawGrant',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  blockStudent: { method: 'POST', path: '/desk/students/block', access: 'staff', roles: owners },
  unblockStudent: {
    method: 'POST',
    path: '/desk/students/unblock',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  exportStudent: {
    method: 'POST',
    path: '/desk/students/export',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  eraseStudent: {
    method: 'POST',
    path: '/desk/students/erase',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, DeskAddress>
