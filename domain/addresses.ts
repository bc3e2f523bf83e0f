import { streamAddresses } from './lessons/addresses.ts'
import { certificateAddresses } from './lessons/certificates/addresses.ts'
import { progressAddresses } from './lessons/progress/addresses.ts'

/**
 * Who may make a call: `anyone` (a token is not looked at), `optional` (a visitor, or a student by
 * token; a stale token is refused, never treated as a visitor), `student` (a live token is required).
 */
export type Access = 'anyone' | 'optional' | 'student'

/** What a member of staff may do in the admin: the owner everything, the others their own work. */
export type Role = 'owner' | 'author' | 'support' | 'finance'

type Place = {
  method: 'GET' | 'POST'
  /** Relative to `/api/v1`; parameters are named as `:name`. */
  path: `/${string}`
  /** The answer carries `totalPages` beside `data`: the output is then `{ data, totalPages }`. */
  isPaged?: boolean
}

/** A call of staff names the roles that may make it: one without a role does not compile. */
type StaffAccess = {
  access: 'staff'
  roles: readonly [Role, ...Role[]]
  /** Refused with `codeNeeded` unless the session had a code of the authenticator in the last minutes. */
  wantsFreshCode?: true
}

export type Address = Place & ({ access: Access } | StaffAccess)

/** An address in the admin: for staff of some role, or, to sign in, for anyone. */
export type AdminAddress = Place & { path: `/admin/${string}` } & ({ access: 'anyone' } | StaffAccess)

/**
 * Where every call is and who may make it. The browser needs no more than this to make a call; what
 * goes in and comes out stands in the contracts, which take their address from here.
 */
export const addresses = {
  register: { method: 'POST', path: '/student/register', access: 'anyone' },
  verifyEmail: { method: 'POST', path: '/student/verifyEmail', access: 'anyone' },
  resendOTP: { method: 'POST', path: '/student/resendOTP', access: 'anyone' },
  login: { method: 'POST', path: '/student/login', access: 'anyone' },
  forgotPassword: { method: 'POST', path: '/student/forgotPassword', access: 'anyone' },
  confirmByLink: { method: 'POST', path: '/student/confirmByLink', access: 'anyone' },
  choosePasswordByLink: { method: 'POST', path: '/student/choosePasswordByLink', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/student/resetPassword', access: 'anyone' },
  getProfileData: { method: 'GET', path: '/auth/getProfileData', access: 'student' },
  refresh: { method: 'POST', path: '/auth/refresh', access: 'anyone' },
  logout: { method: 'POST', path: '/auth/logout', access: 'anyone' },
  logoutEverywhere: { method: 'POST', path: '/auth/logout-everywhere', access: 'student' },
  getSessions: { method: 'GET', path: '/auth/sessions', access: 'student' },
  getSecurityEvents: { method: 'GET', path: '/account/securityEvents', access: 'student' },
  updateProfile: { method: 'POST', path: '/account/updateProfile', access: 'student' },
  changePassword: { method: 'POST', path: '/account/changePassword', access: 'student' },
  revokeSession: { method: 'POST', path: '/account/revokeSession', access: 'student' },
  revokeOtherSessions: { method: 'POST', path: '/account/revokeOtherSessions', access: 'student' },
  getEmailChoices: { method: 'GET', path: '/account/emailChoices', access: 'student' },
  updateEmailChoices: { method: 'POST', path: '/account/updateEmailChoices', access: 'student' },
  exportAccount: { method: 'GET', path: '/account/export', access: 'student' },
  deleteAccount: { method: 'POST', path: '/account/deleteAccount', access: 'student' },
  getCategories: { method: 'GET', path: '/student/getCategories', access: 'optional', isPaged: true },
  getLiveCourses: { method: 'GET', path: '/student/getliveCourses', access: 'anyone', isPaged: true },
  getAllCoursesBasedOnUser: {
    method: 'GET',
    path: '/student/getAllCoursesBasedOnUser',
    access: 'student',
    isPaged: true,
  },
  getCourse: { method: 'GET', path: '/student/getCourse/:id', access: 'optional' },
  getMyCourses: { method: 'GET', path: '/student/getMyCourses', access: 'student', isPaged: true },
  getPresignedFile: { method: 'POST', path: '/student/getPresignedFile', access: 'optional' },
  ...progressAddresses,
  ...certificateAddresses,
  ...streamAddresses,
  getSiteContent: { method: 'GET', path: '/site/content', access: 'anyone' },
  createSubscribe: { method: 'POST', path: '/subscribe/createSubscribe', access: 'anyone' },
  confirmSubscription: { method: 'POST', path: '/subscribe/confirmSubscription', access: 'anyone' },
  unsubscribe: { method: 'POST', path: '/subscribe/unsubscribe', access: 'anyone' },
  contactSupport: { method: 'POST', path: '/student/contactSupport', access: 'anyone' },
  createApplication: { method: 'POST', path: '/application/create', access: 'anyone' },
  createReport: { method: 'POST', path: '/report/create', access: 'optional' },
  getBlog: { method: 'GET', path: '/blog', access: 'optional', isPaged: true },
  getArticle: { method: 'GET', path: '/blog/:id', access: 'optional' },
  getResources: { method: 'GET', path: '/resources', access: 'anyone' },
  getResource: { method: 'GET', path: '/resources/:name', access: 'anyone' },
  search: { method: 'GET', path: '/search', access: 'anyone' },
  getPolicy: { method: 'GET', path: '/policies/:slug', access: 'anyone' },
  createOrder: { method: 'POST', path: '/payment/createOrder', access: 'student' },
  verifyPayment: { method: 'POST', path: '/payment/verifyPayment/:paymentId', access: 'student' },
  getOrders: { method: 'GET', path: '/payment/orders', access: 'student', isPaged: true },
  getInvoice: { method: 'GET', path: '/payment/invoice/:invoiceId', access: 'student' },
  getOrder: { method: 'GET', path: '/payment/order/:paymentId', access: 'student' },
  getRefundQuote: { method: 'GET', path: '/payment/refundQuote/:paymentId', access: 'student' },
  requestRefund: { method: 'POST', path: '/payment/requestRefund', access: 'student' },
  getTicketByUserId: {
    method: 'POST',
    path: '/tickets/getTicketByUserId/:userId',
    access: 'student',
    isPaged: true,
  },
  createTicket: { method: 'POST', path: '/tickets/createTicket', access: 'student' },
  addConversation: { method: 'POST', path: '/tickets/addConversation/:ticketId', access: 'student' },
  getTicket: { method: 'GET', path: '/tickets/:ticketId', access: 'student' },
  webhook: { method: 'POST', path: '/payment/webhook', access: 'anyone' },
} as const satisfies Record<string, Address>
