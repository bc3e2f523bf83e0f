import type { Role } from '../../addresses.ts'

const financiers = ['owner', 'finance'] as const satisfies readonly Role[]
const supporters = ['owner', 'support'] as const satisfies readonly Role[]

/** Tables that can be exported, with the roles that may. */
export const exports = {
  orders: financiers,
  payments: financiers,
  refunds: financiers,
  invoices: financiers,
  settlements: financiers,
  students: ['owner'],
  tickets: supporters,
  contacts: supporters,
  applications: supporters,
  reports: supporters,
} as const satisfies Record<string, readonly Role[]>

export type ExportName = keyof typeof exports

/** The screen of a table; the filter of orders is appended as a query. */
export const exportsPath = '/api/v1/admin/export'
