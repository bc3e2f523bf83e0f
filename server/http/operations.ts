// Written by tests/calls/one-operation.test.ts: a function of the server answers the call of its name.
import type { adminCalls } from '../../domain/admin/calls.ts'
import type { calls } from '../../domain/calls.ts'
import type { Call, CallOutput, ParsedInput } from '../../domain/contract.ts'
import * as accountsAccount from '../accounts/account/operations.ts'
import * as accountsAdminActions from '../accounts/admin/actions.ts'
import * as accountsAdminStudents from '../accounts/admin/students.ts'
import * as accountsEmailChange from '../accounts/email-change.ts'
import * as accountsErasure from '../accounts/erasure/operations.ts'
import * as accountsLinks from '../accounts/links.ts'
import * as accounts from '../accounts/operations.ts'
import * as adminAudit from '../admin/audit/operations.ts'
import * as adminBatches from '../admin/batches/operations.ts'
import * as adminDraftsDrafts from '../admin/drafts/drafts.ts'
import * as adminImports from '../admin/imports/operations.ts'
import * as adminInboxAnswerEnquiry from '../admin/inbox/answer-enquiry.ts'
import * as adminInboxBulkActions from '../admin/inbox/bulk-actions.ts'
import * as adminInboxCanned from '../admin/inbox/canned.ts'
import * as adminInboxCases from '../admin/inbox/cases.ts'
import * as adminInboxInbox from '../admin/inbox/inbox.ts'
import * as adminLaunch from '../admin/launch/operations.ts'
import * as adminMailings from '../admin/mailings/operations.ts'
import * as adminStaffFreshCode from '../admin/staff/fresh-code.ts'
import * as adminStaff from '../admin/staff/operations.ts'
import * as adminStaffPasskeys from '../admin/staff/passkeys.ts'
import * as adminStaffRecovery from '../admin/staff/recovery.ts'
import * as adminStaffSignIn from '../admin/staff/sign-in.ts'
import * as adminStaffStaff from '../admin/staff/staff.ts'
import * as adminUploadsCaptions from '../admin/uploads/captions.ts'
import * as adminUploadsMedia from '../admin/uploads/media.ts'
import * as adminUploadsUploads from '../admin/uploads/uploads.ts'
import * as adminUploadsVideos from '../admin/uploads/videos.ts'
import * as articlesAdminList from '../articles/admin/list.ts'
import * as articlesAdminNames from '../articles/admin/names.ts'
import * as articlesAdmin from '../articles/admin/operations.ts'
import * as articlesAdminPublish from '../articles/admin/publish.ts'
import * as articles from '../articles/operations.ts'
import * as articlesSearch from '../articles/search.ts'
import * as catalogAdminAuthors from '../catalog/admin/authors.ts'
import * as catalogAdminList from '../catalog/admin/list.ts'
import * as catalogAdminNames from '../catalog/admin/names.ts'
import * as catalogAdmin from '../catalog/admin/operations.ts'
import * as catalogAdminPreview from '../catalog/admin/preview.ts'
import * as catalogAdminPublish from '../catalog/admin/publish.ts'
import * as catalogAdminSchedule from '../catalog/admin/schedule.ts'
import * as catalog from '../catalog/operations.ts'
import * as enquiries from '../enquiries/operations.ts'
import * as enquiriesSubscriptions from '../enquiries/subscriptions/operations.ts'
import * as insightFigures from '../insight/figures.ts'
import * as insightHome from '../insight/home.ts'
import * as insightLearners from '../insight/learners.ts'
import * as lessonsAdmin from '../lessons/admin/operations.ts'
import * as lessonsCertificates from '../lessons/certificates/operations.ts'
import * as lessonsNotes from '../lessons/notes/operations.ts'
import * as lessonsPages from '../lessons/pages/operations.ts'
import * as lessonsProgress from '../lessons/progress/operations.ts'
import * as lessonsProgressWatching from '../lessons/progress/watching.ts'
import * as lessonsSaved from '../lessons/saved/operations.ts'
import * as lessonsSheets from '../lessons/sheets/operations.ts'
import * as lessonsSteps from '../lessons/steps/operations.ts'
import * as lessonsStreams from '../lessons/streams/operations.ts'
import * as notificationsAdmin from '../notifications/admin/operations.ts'
import * as notificationsChoices from '../notifications/choices.ts'
import * as notifications from '../notifications/operations.ts'
import * as notificationsPush from '../notifications/push.ts'
import * as paymentsAdminCoupons from '../payments/admin/coupons.ts'
import * as paymentsAdminDocuments from '../payments/admin/documents.ts'
import * as paymentsAdminHolidays from '../payments/admin/holidays.ts'
import * as paymentsAdminLimit from '../payments/admin/limit.ts'
import * as paymentsAdminOrder from '../payments/admin/order.ts'
import * as paymentsAdminOrders from '../payments/admin/orders.ts'
import * as paymentsAdminPaymentLinks from '../payments/admin/payment-links.ts'
import * as paymentsAdminRefunds from '../payments/admin/refunds.ts'
import * as paymentsAdminSelling from '../payments/admin/selling.ts'
import * as paymentsAdminTerms from '../payments/admin/terms.ts'
import * as paymentsCoupons from '../payments/coupons/operations.ts'
import * as paymentsInvoices from '../payments/invoices/operations.ts'
import * as paymentsOrders from '../payments/orders/operations.ts'
import * as paymentsPaymentLinks from '../payments/payment-links/operations.ts'
import * as paymentsPlanChanges from '../payments/plan-changes/operations.ts'
import * as paymentsPlanOpenings from '../payments/plan-openings/operations.ts'
import * as paymentsReconciliation from '../payments/reconciliation/operations.ts'
import * as paymentsRefunds from '../payments/refunds/operations.ts'
import * as practiceAdminDisputes from '../practice/admin/disputes.ts'
import * as practiceAdminQuestions from '../practice/admin/questions.ts'
import * as practiceAttempts from '../practice/attempts/operations.ts'
import * as practiceDisputes from '../practice/disputes/operations.ts'
import * as practice from '../practice/operations.ts'
import * as practiceStudy from '../practice/study/operations.ts'
import * as questionsAdmin from '../questions/admin/operations.ts'
import * as questions from '../questions/operations.ts'
import * as safeguardingAdmin from '../safeguarding/admin/operations.ts'
import * as safeguarding from '../safeguarding/operations.ts'
import * as security from '../security/operations.ts'
import type { Context } from '../services.ts'
import * as siteAdminEntries from '../site/admin/entries/operations.ts'
import * as siteAdminPolicies from '../site/admin/policies/operations.ts'
import * as site from '../site/operations.ts'
import * as sitePolicies from '../site/policies.ts'
import * as support from '../support/operations.ts'
import * as threadPictures from '../thread-pictures/operations.ts'

export type Operation = (context: Context, input: unknown) => Promise<unknown>

/** A function for each call, that takes and gives what the contract of the call says. */
type OperationsOf<Calls extends Record<string, Call>> = {
  [Name in keyof Calls]: (context: never, input: ParsedInput<Calls[Name]>) => Promise<CallOutput<Calls[Name]>>
}

const ofStudents: OperationsOf<typeof calls> = {
  ...accountsAccount,
  ...accountsEmailChange,
  ...accountsErasure,
  ...accountsLinks,
  ...accounts,
  ...articles,
  ...articlesSearch,
  ...catalog,
  ...enquiries,
  ...enquiriesSubscriptions,
  ...lessonsCertificates,
  ...lessonsNotes,
  ...lessonsPages,
  ...lessonsProgress,
  ...lessonsSaved,
  ...lessonsSheets,
  ...lessonsSteps,
  ...lessonsStreams,
  ...notificationsChoices,
  ...notifications,
  ...notificationsPush,
  ...paymentsCoupons,
  ...paymentsInvoices,
  ...paymentsOrders,
  ...paymentsPaymentLinks,
  ...paymentsPlanChanges,
  ...paymentsPlanOpenings,
  ...paymentsReconciliation,
  ...paymentsRefunds,
  ...practiceAttempts,
  ...practiceDisputes,
  ...practice,
  ...practiceStudy,
  ...questions,
  ...safeguarding,
  ...security,
  ...site,
  ...sitePolicies,
  ...support,
  ...threadPictures,
}

const ofStaff: OperationsOf<typeof adminCalls> = {
  ...accountsAdminActions,
  ...accountsAdminStudents,
  ...adminAudit,
  ...adminBatches,
  ...adminDraftsDrafts,
  ...adminImports,
  ...adminInboxAnswerEnquiry,
  ...adminInboxBulkActions,
  ...adminInboxCanned,
  ...adminInboxCases,
  ...adminInboxInbox,
  ...adminLaunch,
  ...adminMailings,
  ...adminStaffFreshCode,
  ...adminStaff,
  ...adminStaffPasskeys,
  ...adminStaffRecovery,
  ...adminStaffSignIn,
  ...adminStaffStaff,
  ...adminUploadsCaptions,
  ...adminUploadsMedia,
  ...adminUploadsUploads,
  ...adminUploadsVideos,
  ...articlesAdminList,
  ...articlesAdminNames,
  ...articlesAdmin,
  ...articlesAdminPublish,
  ...catalogAdminAuthors,
  ...catalogAdminList,
  ...catalogAdminNames,
  ...catalogAdmin,
  ...catalogAdminPreview,
  ...catalogAdminPublish,
  ...catalogAdminSchedule,
  ...insightFigures,
  ...insightHome,
  ...insightLearners,
  ...lessonsAdmin,
  ...lessonsProgressWatching,
  ...notificationsAdmin,
  ...paymentsAdminCoupons,
  ...paymentsAdminDocuments,
  ...paymentsAdminHolidays,
  ...paymentsAdminLimit,
  ...paymentsAdminOrder,
  ...paymentsAdminOrders,
  ...paymentsAdminPaymentLinks,
  ...paymentsAdminRefunds,
  ...paymentsAdminSelling,
  ...paymentsAdminTerms,
  ...practiceAdminDisputes,
  ...practiceAdminQuestions,
  ...questionsAdmin,
  ...safeguardingAdmin,
  ...siteAdminEntries,
  ...siteAdminPolicies,
}

// Inputs were parsed by the schema of the call, and the context created for an allowed caller.
export const operations = ofStudents as Record<keyof typeof calls, Operation>
export const adminOperations = ofStaff as Record<keyof typeof adminCalls, Operation>
