import type { Call, CallInput, CallOutput } from '../contract.ts'
import * as desk from './contract.ts'
import * as courses from './courses/contract.ts'
import * as inbox from './inbox/contract.ts'
import * as orders from './orders/contract.ts'
import * as staff from './staff/contract.ts'
import * as students from './students/contract.ts'
import * as uploads from './uploads/contract.ts'

/** Every call of the back office, by the name of its operation. */
export const deskCalls = {
  login: desk.login,
  getSetUp: desk.getSetUp,
  setUp: desk.setUp,
  logout: desk.logout,
  me: desk.me,
  getInbox: desk.getInbox,
  getTicket: desk.getTicket,
  getEnquiry: desk.getEnquiry,
  answerTicket: desk.answerTicket,
  assign: desk.assign,
  setStatus: desk.setStatus,
  addNote: desk.addNote,
  getAssignees: desk.getAssignees,
  getCannedReplies: desk.getCannedReplies,
  getOrders: orders.getOrders,
  getOrderRecord: orders.getOrderRecord,
  askGateway: orders.askGateway,
  getRefunds: orders.getRefunds,
  approveRefund: orders.approveRefund,
  declineRefund: orders.declineRefund,
  proposeRefund: orders.proposeRefund,
  retryRefund: orders.retryRefund,
  getAuditLog: desk.getAuditLog,
  getMediaLibrary: uploads.getMediaLibrary,
  renameMedia: uploads.renameMedia,
  deleteMedia: uploads.deleteMedia,
  getUploads: uploads.getUploads,
  getUpload: uploads.getUpload,
  retryUpload: uploads.retryUpload,
  dropUpload: uploads.dropUpload,
  getCourses: courses.getCourses,
  createCourse: courses.createCourse,
  getCourseDraft: courses.getCourseDraft,
  saveCourseDraft: courses.saveCourseDraft,
  setCourseDraftAside: courses.setCourseDraftAside,
  getCourseVersions: courses.getCourseVersions,
  getCourseVersion: courses.getCourseVersion,
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
} as const satisfies Record<string, Call>

export type DeskCallName = keyof typeof deskCalls

type DeskCalls = typeof deskCalls

export type DeskInputOf<Name extends DeskCallName> = CallInput<DeskCalls[Name]>
export type DeskOutputOf<Name extends DeskCallName> = CallOutput<DeskCalls[Name]>
