import type { AdminCallName } from '../../domain/admin/calls.ts'
import type { CallName } from '../../domain/calls.ts'
import * as account from '../accounts/account/operations.ts'
import * as adminStudentActs from '../accounts/admin/acts.ts'
import * as adminStudents from '../accounts/admin/students.ts'
import * as erasure from '../accounts/erasure/operations.ts'
import * as links from '../accounts/links.ts'
import * as accounts from '../accounts/operations.ts'
import * as adminAudit from '../admin/audit/operations.ts'
import * as adminAnswerEnquiry from '../admin/cases/answer-enquiry.ts'
import * as adminBulkActions from '../admin/cases/bulk-actions.ts'
import * as adminCanned from '../admin/cases/canned.ts'
import * as adminCases from '../admin/cases/cases.ts'
import * as adminInbox from '../admin/cases/inbox.ts'
import * as adminDrafts from '../admin/drafts/drafts.ts'
import * as adminLaunch from '../admin/launch/launch.ts'
import * as adminPractice from '../admin/practice/practice.ts'
import * as adminFreshCode from '../admin/staff/fresh-code.ts'
import * as adminSetUp from '../admin/staff/operations.ts'
import * as adminSignIn from '../admin/staff/sign-in.ts'
import * as adminStaff from '../admin/staff/staff.ts'
import * as adminMedia from '../admin/uploads/media.ts'
import * as adminUploads from '../admin/uploads/uploads.ts'
import * as adminVideos from '../admin/uploads/videos.ts'
import * as adminArticleList from '../articles/admin/list.ts'
import * as adminArticleNames from '../articles/admin/names.ts'
import * as adminArticleDraft from '../articles/admin/operations.ts'
import * as adminArticlePublication from '../articles/admin/publish.ts'
import * as articles from '../articles/operations.ts'
import * as search from '../articles/search.ts'
import * as adminCourseList from '../catalog/admin/list.ts'
import * as adminCourseNames from '../catalog/admin/names.ts'
import * as adminCourseDraft from '../catalog/admin/operations.ts'
import * as adminCoursePreview from '../catalog/admin/preview.ts'
import * as adminCoursePublication from '../catalog/admin/publish.ts'
import * as catalog from '../catalog/operations.ts'
import * as enquiries from '../enquiries/operations.ts'
import * as subscriptions from '../enquiries/subscriptions.ts'
import * as certificates from '../lessons/certificates/operations.ts'
import * as progress from '../lessons/progress/operations.ts'
import * as adminWatching from '../lessons/progress/watching.ts'
import * as streams from '../lessons/streams/operations.ts'
import * as adminHolidays from '../payments/admin/holidays.ts'
import * as adminRefundLimit from '../payments/admin/limit.ts'
import * as adminOrderRecord from '../payments/admin/order.ts'
import * as adminOrderList from '../payments/admin/orders.ts'
import * as adminOrderRefunds from '../payments/admin/refunds.ts'
import * as invoices from '../payments/invoices/operations.ts'
import * as orders from '../payments/orders/operations.ts'
import * as reconciliation from '../payments/reconciliation/operations.ts'
import * as refunds from '../payments/refunds/operations.ts'
import * as practiceDisputes from '../practice/disputes/operations.ts'
import * as practice from '../practice/operations.ts'
import * as practiceStudy from '../practice/study/operations.ts'
import * as security from '../security/operations.ts'
import type { Context } from '../services.ts'
import * as adminSiteEntries from '../site/admin/entries/operations.ts'
import * as adminSitePolicies from '../site/admin/policies/operations.ts'
import * as site from '../site/operations.ts'
import * as policies from '../site/policies.ts'
import * as support from '../support/operations.ts'

export type Operation = (context: Context, input: unknown) => Promise<unknown>

/**
 * The modules with operations. An operation bears the name of its call: a call without one does not compile, and a new
 * one in a module of this list is found by its name.
 */
const named: Record<CallName, (context: never, input: never) => Promise<unknown>> = {
  ...accounts,
  ...account,
  ...erasure,
  ...links,
  ...articles,
  ...search,
  ...catalog,
  ...enquiries,
  ...subscriptions,
  ...certificates,
  ...progress,
  ...streams,
  ...invoices,
  ...orders,
  ...practice,
  ...practiceDisputes,
  ...practiceStudy,
  ...reconciliation,
  ...refunds,
  ...security,
  ...site,
  ...policies,
  ...support,
}

/** Which operation answers which call. Inputs were parsed by the call's schema before they arrive here. */
export const operations = named as Record<CallName, Operation>

const namedAtAdmin: Record<AdminCallName, (context: never, input: never) => Promise<unknown>> = {
  ...adminAnswerEnquiry,
  ...adminArticleDraft,
  ...adminDrafts,
  ...adminArticleList,
  ...adminArticleNames,
  ...adminArticlePublication,
  ...adminAudit,
  ...adminBulkActions,
  ...adminCanned,
  ...adminCases,
  ...adminCourseDraft,
  ...adminCourseList,
  ...adminCourseNames,
  ...adminCoursePreview,
  ...adminCoursePublication,
  ...adminFreshCode,
  ...adminHolidays,
  ...adminInbox,
  ...adminLaunch,
  ...adminRefundLimit,
  ...adminOrderRecord,
  ...adminOrderList,
  ...adminOrderRefunds,
  ...adminPractice,
  ...adminSetUp,
  ...adminSignIn,
  ...adminSiteEntries,
  ...adminSitePolicies,
  ...adminStaff,
  ...adminStudentActs,
  ...adminStudents,
  ...adminMedia,
  ...adminUploads,
  ...adminVideos,
  ...adminWatching,
}

/** Which operation answers which call of the back office. */
export const adminOperations = namedAtAdmin as Record<AdminCallName, Operation>
