import type { DeskAddress, Role } from '../../addresses.ts'

const financiers = ['owner', 'finance'] as const satisfies readonly Role[]

const owners = ['owner'] as const satisfies readonly Role[]

/** Orders, and the refunds of them. */
export const orderAddresses = {
  getOrders: { method: 'GET', path: '/desk/getOrders', access: 'staff', roles: financiers },
  getOrderRecord: {
    method: 'GET',
    path: '/desk/getOrderRecord/:orderId',
    access: 'staff',
    roles: financiers,
  },
  askGateway: { method: 'POST', path: '/desk/askGateway', access: 'staff', roles: financiers },
  getRefunds: { method: 'GET', path: '/desk/getRefunds', access: 'staff', roles: financiers },
  approveRefund: {
    method: 'POST',
    path: '/desk/approveRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  declineRefund: {
    method: 'POST',
    path: '/desk/declineRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  proposeRefund: {
    method: 'POST',
    path: '/desk/proposeRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  setRefundLimit: {
    method: 'POST',
    path: '/desk/setRefundLimit',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  settleUnstored: {
    method: 'POST',
    path: '/desk/settleUnstored',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  retryRefund: {
    method: 'POST',
    path: '/desk/retryRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, DeskAddress>
