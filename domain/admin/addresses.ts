import type { AdminAddress, Role } from '../addresses.ts'
import { articleAddresses } from './articles/addresses.ts'
import { courseAddresses } from './courses/addresses.ts'
import { draftAddresses } from './drafts/addresses.ts'
import { holidayAddresses } from './holidays/addresses.ts'
import { inboxAddresses } from './inbox/addresses.ts'
import { launchAddresses } from './launch/addresses.ts'
import { orderAddresses } from './orders/addresses.ts'
import { practiceAddresses } from './practice/addresses.ts'
import { siteAddresses } from './site/addresses.ts'
import { staffAddresses } from './staff/addresses.ts'
import { studentAddresses } from './students/addresses.ts'
import { uploadAddresses } from './uploads/addresses.ts'
import { watchingAddresses } from './watching/addresses.ts'

const everyone = ['owner', 'author', 'support', 'finance'] as const satisfies readonly Role[]
const supporters = ['owner', 'support'] as const satisfies readonly Role[]
const owners = ['owner'] as const satisfies readonly Role[]

/**
 * Where the calls of the back office are and which roles may make them. They stand apart from the
 * students' addresses, so that no page of a student carries them.
 */
export const adminAddresses = {
  login: { method: 'POST', path: '/admin/login', access: 'anyone' },
  getSetUp: { method: 'POST', path: '/admin/getSetUp', access: 'anyone' },
  setUp: { method: 'POST', path: '/admin/setUp', access: 'anyone' },
  logout: { method: 'POST', path: '/admin/logout', access: 'staff', roles: everyone },
  me: { method: 'GET', path: '/admin/me', access: 'staff', roles: everyone },
  getOwnActivity: { method: 'GET', path: '/admin/ownActivity', access: 'staff', roles: everyone },
  confirmCode: { method: 'POST', path: '/admin/confirmCode', access: 'staff', roles: everyone },
  checkFreshCode: {
    method: 'GET',
    path: '/admin/checkFreshCode',
    access: 'staff',
    roles: everyone,
    wantsFreshCode: true,
  },
  getInbox: { method: 'GET', path: '/admin/getInbox', access: 'staff', roles: supporters },
  getTicket: { method: 'GET', path: '/admin/getTicket/:ticketId', access: 'staff', roles: supporters },
  getEnquiry: { method: 'GET', path: '/admin/getEnquiry/:kind/:id', access: 'staff', roles: supporters },
  answerTicket: { method: 'POST', path: '/admin/answerTicket', access: 'staff', roles: supporters },
  assign: { method: 'POST', path: '/admin/assign', access: 'staff', roles: supporters },
  setStatus: { method: 'POST', path: '/admin/setStatus', access: 'staff', roles: supporters },
  addNote: { method: 'POST', path: '/admin/addNote', access: 'staff', roles: supporters },
  getAssignees: { method: 'GET', path: '/admin/getAssignees', access: 'staff', roles: supporters },
  getCannedReplies: { method: 'GET', path: '/admin/getCannedReplies', access: 'staff', roles: supporters },
  ...orderAddresses,
  ...holidayAddresses,
  ...launchAddresses,
  getAuditLog: { method: 'GET', path: '/admin/getAuditLog', access: 'staff', roles: owners },
  ...uploadAddresses,
  ...watchingAddresses,
  ...courseAddresses,
  ...draftAddresses,
  ...inboxAddresses,
  ...staffAddresses,
  ...studentAddresses,
  ...articleAddresses,
  ...practiceAddresses,
  ...siteAddresses,
} as const satisfies Record<string, AdminAddress>
