export { answerEnquiry } from './answer-enquiry.ts'
export { createArticle, getArticlePreview } from './articles/draft.ts'
export { getArticles } from './articles/list.ts'
export { deleteArticleName, getArticleNames, saveArticleName } from './articles/names.ts'
export { announceContent, deleteArticle, publishArticle, withdrawArticle } from './articles/publish.ts'
export { type AuditEvent, audit, getAuditLog } from './audit.ts'
export { assignMany, setStatusOfMany } from './bulk-actions.ts'
export { deleteCannedReply, getCannedReplies, orderCannedReplies, saveCannedReply } from './canned.ts'
export { addNote, answerTicket, assign, getEnquiry, getTicket, setStatus } from './cases.ts'
export { createCourse } from './courses/draft.ts'
export { getCourses } from './courses/list.ts'
export {
  createCategory,
  createInstructor,
  deleteCategory,
  getCourseCategories,
  getInstructors,
  orderCategories,
  renameCategory,
  renameInstructor,
} from './courses/names.ts'
export { getCoursePreview } from './courses/preview.ts'
export { archiveCourse, deleteCourse, publishCourse, unpublishCourse } from './courses/publish.ts'
export { demoCode, loadDemoStaff } from './demo.ts'
export { getDraft, getDraftVersion, getDraftVersions, saveDraft, setDraftAside } from './drafts/drafts.ts'
export { exportTable } from './exports/exports.ts'
export { checkFreshCode, confirmCode, refuseStaleCode } from './fresh-code.ts'
export { addHoliday, getHolidays, removeHoliday } from './holidays/holidays.ts'
export { getAssignees, getInbox } from './inbox.ts'
export { rememberSeen } from './launch/facts.ts'
export {
  getChanges,
  getLaunch,
  proveRestore,
  proveTestMail,
  readChanges,
  rememberBackup,
  sendTestMail,
} from './launch/launch.ts'
export { opensSealedSecret, sealSecretsAnew } from './new-secret.ts'
export { setRefundLimit } from './orders/limit.ts'
export { askGateway, getOrderRecord } from './orders/order.ts'
export { getOrders } from './orders/orders.ts'
export {
  approveRefund,
  declineRefund,
  getRefunds,
  proposeRefund,
  retryRefund,
  settleUnstored,
} from './orders/refunds.ts'
export { createStaff, createStaffIn, getSetUp, setUp } from './set-up.ts'
export { findStaff, getOwnActivity, login, logout, me } from './sign-in.ts'
export { getSiteEntries, publishSiteEntry } from './site/entries.ts'
export { getPolicies, publishPolicy } from './site/policies.ts'
export {
  blockStaff,
  changeStaffRole,
  endStaffSessions,
  getStaff,
  inviteStaff,
  namesOfLookAlikes,
  renewStaff,
  unblockStaff,
} from './staff/staff.ts'
export {
  blockStudent,
  endStudentSession,
  endStudentSessions,
  eraseStudent,
  exportStudent,
  grantAccess,
  recordKeyLimit,
  resendVerification,
  unblockStudent,
  withdrawGrant,
} from './students/acts.ts'
export { getGrantableCourses, getStudent, getStudents } from './students/students.ts'
export { checkUpload } from './uploads/check.ts'
export {
  deleteMedia,
  findMediaPreview,
  forgetMediaFiles,
  getMediaLibrary,
  renameMedia,
} from './uploads/media.ts'
export { beginUpload, findOwnUpload, findReceived, finishReceiving, receive } from './uploads/receiving.ts'
export {
  discardUpload,
  dropUpload,
  getUpload,
  getUploads,
  retryUpload,
  sweepUploads,
} from './uploads/uploads.ts'
export { changeVideoKey, getVideos, prepareVideo } from './uploads/videos.ts'
export { getCourseWatching } from './watching/watching.ts'
