import type { AdminAddress, Role } from '../../addresses.ts'

const supporters = ['owner', 'support'] as const satisfies readonly Role[]

/** What support does beyond one ticket: answers to visitors, many at once, replies to choose from. */
export const inboxAddresses = {
  answerEnquiry: { method: 'POST', path: '/admin/answerEnquiry', access: 'staff', roles: supporters },
  assignMany: { method: 'POST', path: '/admin/assignMany', access: 'staff', roles: supporters },
  setStatusOfMany: { method: 'POST', path: '/admin/setStatusOfMany', access: 'staff', roles: supporters },
  saveCannedReply: { method: 'POST', path: '/admin/saveCannedReply', access: 'staff', roles: supporters },
  deleteCannedReply: { method: 'POST', path: '/admin/deleteCannedReply', access: 'staff', roles: supporters },
  orderCannedReplies: {
    method: 'POST',
    path: '/admin/orderCannedReplies',
    access: 'staff',
    roles: supporters,
  },
} as const satisfies Record<string, AdminAddress>
