import type { AdminAddress, Role } from '../../addresses.ts'

const financiers = ['owner', 'finance'] as const satisfies readonly Role[]

const owners = ['owner'] as const satisfies readonly Role[]

/** Orders, and the refunds of them. */
export const orderAddresses = {
  getOrders: { method: 'GET', path: '/admin/getOrders', access: 'staff', roles: financiers },
  getOrderRecord: {
    method: 'GET',
    path: '/admin/getOrderRecord/:orderId',
    access: 'staff',
    roles: financiers,
  },
  askGateway: { method: 'POST', path: '/admin/askGateway', access: 'staff', roles: financiers },
  getRefunds: { method: 'GET', path: '/admin/getRefunds', access: 'staff', roles: financiers },
  approveRefund: {
    method: 'POST',
    path: '/admin/approveRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  declineRefund: {
    method: 'POST',
    path: '/admin/declineRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  proposeRefund: {
    method: 'POST',
    path: '/admin/proposeRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  setRefundLimit: {
    method: 'POST',
    path: '/admin/setRefundLimit',
    access: 'staff',
    roles: owners,
    wantsFreshCode: true,
  },
  settleUnstored: {
    method: 'POST',
    path: '/admin/settleUnstored',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
  retryRefund: {
    method: 'POST',
    path: '/admin/retryRefund',
    access: 'staff',
    roles: financiers,
    wantsFreshCode: true,
  },
} as const satisfies Record<string, AdminAddress>
