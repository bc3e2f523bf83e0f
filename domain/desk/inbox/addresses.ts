import type { DeskAddress, Role } from '../../addresses.ts'

const supporters = ['owner', 'support'] as const satisfies readonly Role[]

/** What support does beyond one ticket: answers to visitors, many at once, replies to choose from. */
export const inboxAddresses = {
  answerEnquiry: { method: 'POST', path: '/desk/answerEnquiry', access: 'staff', roles: supporters },
  assignMany: { method: 'POST', path: '/desk/assignMany', access: 'staff', roles: supporters },
  setStatusOfMany: { method: 'POST', path: '/desk/setStatusOfMany', access: 'staff', roles: supporters },
  saveCannedReply: { method: 'POST', path: '/desk/saveCannedReply', access: 'staff', roles: supporters },
  deleteCannedReply: { method: 'POST', path: '/desk/deleteCannedReply', access: 'staff', roles: supporters },
  orderCannedReplies: {
    method: 'POST',
    path: '/desk/orderCannedReplies',
    access: 'staff',
    roles: supporters,
  },
} as const satisfies Record<string, DeskAddress>
