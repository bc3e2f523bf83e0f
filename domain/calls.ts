import * as account from './accounts/account-contract.ts'
import * as accounts from './accounts/contract.ts'
import * as articles from './articles/contract.ts'
import * as catalog from './catalog/contract.ts'
import type { Call, CallInput, CallOutput } from './contract.ts'
import * as enquiries from './enquiries/contract.ts'
import * as certificates from './lessons/certificates/contract.ts'
import * as streams from './lessons/contract.ts'
import * as progress from './lessons/progress/contract.ts'
import * as payments from './payments/contract.ts'
import * as site from './site/contract.ts'
import * as support from './support/contract.ts'

/** Every call of the API, for the server's routes, the OpenAPI document and the tests that walk them all. */
export const calls = {
  register: accounts.register,
  verifyEmail: accounts.verifyEmail,
  resendOTP: accounts.resendOTP,
  login: accounts.login,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  confirmByLink: accounts.confirmByLink,
  choosePasswordByLink: accounts.choosePasswordByLink,
  getProfileData: accounts.getProfileData,
  refresh: accounts.refresh,
  logout: accounts.logout,
  logoutEverywhere: accounts.logoutEverywhere,
  getSessions: accounts.getSessions,
  getSecurityEvents: account.getSecurityEvents,
  updateProfile: account.updateProfile,
  changePassword: account.changePassword,
  revokeSession: account.revokeSession,
  revokeOtherSessions: account.revokeOtherSessions,
  getEmailChoices: account.getEmailChoices,
  updateEmailChoices: account.updateEmailChoices,
  exportAccount: account.exportAccount,
  deleteAccount: account.deleteAccount,
  getCategories: catalog.getCategories,
  getLiveCourses: catalog.getLiveCourses,
  getAllCoursesBasedOnUser: catalog.getAllCoursesBasedOnUser,
  getCourse: catalog.getCourse,
  getMyCourses: catalog.getMyCourses,
  getPresignedFile: catalog.getPresignedFile,
  saveProgress: progress.saveProgress,
  getProgress: progress.getProgress,
  getLessonPlace: progress.getLessonPlace,
  getContinue: progress.getContinue,
  getCertificate: certificates.getCertificate,
  issueCertificate: certificates.issueCertificate,
  getCertificateFile: certificates.getCertificateFile,
  openStream: streams.openStream,
  getPlaybacks: streams.getPlaybacks,
  stopPlayback: streams.stopPlayback,
  getSiteContent: site.getSiteContent,
  createSubscribe: enquiries.createSubscribe,
  confirmSubscription: enquiries.confirmSubscription,
  unsubscribe: enquiries.unsubscribe,
  contactSupport: enquiries.contactSupport,
  createApplication: enquiries.createApplication,
  createReport: enquiries.createReport,
  getBlog: articles.getBlog,
  getArticle: articles.getArticle,
  getResources: articles.getResources,
  getResource: articles.getResource,
  search: articles.search,
  getPolicy: site.getPolicy,
  createOrder: payments.createOrder,
  verifyPayment: payments.verifyPayment,
  getOrders: payments.getOrders,
  getInvoice: payments.getInvoice,
  getOrder: payments.getOrder,
  getRefundQuote: payments.getRefundQuote,
  requestRefund: payments.requestRefund,
  getTicketByUserId: support.getTicketByUserId,
  createTicket: support.createTicket,
  addConversation: support.addConversation,
  getTicket: support.getTicket,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

type Calls = typeof calls

/** What a caller of a call passes, and what an answer carries, by the call's name. */
export type InputOf<Name extends CallName> = CallInput<Calls[Name]>
export type OutputOf<Name extends CallName> = CallOutput<Calls[Name]>
