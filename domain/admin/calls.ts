import type { Call, CallInput, CallOutput } from '../contract.ts'
import * as articles from './articles/contract.ts'
import * as admin from './contract.ts'
import * as courses from './courses/contract.ts'
import * as drafts from './drafts/contract.ts'
import * as holidays from './holidays/contract.ts'
import * as inbox from './inbox/contract.ts'
import * as launch from './launch/contract.ts'
import * as orders from './orders/contract.ts'
import * as practice from './practice/contract.ts'
import * as site from './site/contract.ts'
import * as staff from './staff/contract.ts'
import * as students from './students/contract.ts'
import * as uploads from './uploads/contract.ts'
import * as watching from './watching/contract.ts'

/** Every call of the back office, by the name of its operation. */
export const adminCalls = {
  login: admin.login,
  getSetUp: admin.getSetUp,
  setUp: admin.setUp,
  logout: admin.logout,
  me: admin.me,
  getOwnActivity: admin.getOwnActivity,
  confirmCode: admin.confirmCode,
  checkFreshCode: admin.checkFreshCode,
  getInbox: admin.getInbox,
  getTicket: admin.getTicket,
  getEnquiry: admin.getEnquiry,
  answerTicket: admin.answerTicket,
  assign: admin.assign,
  setStatus: admin.setStatus,
  addNote: admin.addNote,
  getAssignees: admin.getAssignees,
  getCannedReplies: admin.getCannedReplies,
  getOrders: orders.getOrders,
  getOrderRecord: orders.getOrderRecord,
  askGateway: orders.askGateway,
  getRefunds: orders.getRefunds,
  approveRefund: orders.approveRefund,
  declineRefund: orders.declineRefund,
  proposeRefund: orders.proposeRefund,
  retryRefund: orders.retryRefund,
  settleUnstored: orders.settleUnstored,
  setRefundLimit: orders.setRefundLimit,
  getHolidays: holidays.getHolidays,
  addHoliday: holidays.addHoliday,
  removeHoliday: holidays.removeHoliday,
  getLaunch: launch.getLaunch,
  sendTestMail: launch.sendTestMail,
  proveTestMail: launch.proveTestMail,
  proveRestore: launch.proveRestore,
  getChanges: launch.getChanges,
  readChanges: launch.readChanges,
  getAuditLog: admin.getAuditLog,
  getMediaLibrary: uploads.getMediaLibrary,
  renameMedia: uploads.renameMedia,
  deleteMedia: uploads.deleteMedia,
  getVideos: uploads.getVideos,
  prepareVideo: uploads.prepareVideo,
  changeVideoKey: uploads.changeVideoKey,
  getUploads: uploads.getUploads,
  getUpload: uploads.getUpload,
  retryUpload: uploads.retryUpload,
  dropUpload: uploads.dropUpload,
  getPracticeChapters: practice.getPracticeChapters,
  getCourseWatching: watching.getCourseWatching,
  getCourses: courses.getCourses,
  createCourse: courses.createCourse,
  getDraft: drafts.getDraft,
  saveDraft: drafts.saveDraft,
  setDraftAside: drafts.setDraftAside,
  getDraftVersions: drafts.getDraftVersions,
  getDraftVersion: drafts.getDraftVersion,
  getCoursePreview: courses.getCoursePreview,
  publishCourse: courses.publishCourse,
  unpublishCourse: courses.unpublishCourse,
  archiveCourse: courses.archiveCourse,
  deleteCourse: courses.deleteCourse,
  getCourseCategories: courses.getCourseCategories,
  createCategory: courses.createCategory,
  renameCategory: courses.renameCategory,
  orderCategories: courses.orderCategories,
  deleteCategory: courses.deleteCategory,
  getInstructors: courses.getInstructors,
  createInstructor: courses.createInstructor,
  renameInstructor: courses.renameInstructor,
  answerEnquiry: inbox.answerEnquiry,
  assignMany: inbox.assignMany,
  setStatusOfMany: inbox.setStatusOfMany,
  saveCannedReply: inbox.saveCannedReply,
  deleteCannedReply: inbox.deleteCannedReply,
  orderCannedReplies: inbox.orderCannedReplies,
  getStaff: staff.getStaff,
  inviteStaff: staff.inviteStaff,
  renewStaff: staff.renewStaff,
  changeStaffRole: staff.changeStaffRole,
  endStaffSessions: staff.endStaffSessions,
  blockStaff: staff.blockStaff,
  unblockStaff: staff.unblockStaff,
  getStudents: students.getStudents,
  getStudent: students.getStudent,
  endStudentSession: students.endStudentSession,
  endStudentSessions: students.endStudentSessions,
  resendVerification: students.resendVerification,
  getGrantableCourses: students.getGrantableCourses,
  grantAccess: students.grantAccess,
  withdrawGrant: students.withdrawGrant,
  blockStudent: students.blockStudent,
  unblockStudent: students.unblockStudent,
  exportStudent: students.exportStudent,
  eraseStudent: students.eraseStudent,
  getArticles: articles.getArticles,
  createArticle: articles.createArticle,
  getArticlePreview: articles.getArticlePreview,
  publishArticle: articles.publishArticle,
  withdrawArticle: articles.withdrawArticle,
  deleteArticle: articles.deleteArticle,
  getArticleNames: articles.getArticleNames,
  saveArticleName: articles.saveArticleName,
  deleteArticleName: articles.deleteArticleName,
  getSiteEntries: site.getSiteEntries,
  publishSiteEntry: site.publishSiteEntry,
  getPolicies: site.getPolicies,
  publishPolicy: site.publishPolicy,
} as const satisfies Record<string, Call>

export type AdminCallName = keyof typeof adminCalls

type AdminCalls = typeof adminCalls

export type AdminInputOf<Name extends AdminCallName> = CallInput<AdminCalls[Name]>
export type AdminOutputOf<Name extends AdminCallName> = CallOutput<AdminCalls[Name]>
