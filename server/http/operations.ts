import type { AdminCallName } from '../../domain/admin/calls.ts'
import type { CallName } from '../../domain/calls.ts'
import * as account from '../accounts/account/operations.ts'
import * as erasure from '../accounts/erasure/operations.ts'
import * as links from '../accounts/links.ts'
import * as accounts from '../accounts/operations.ts'
import * as adminAnswerEnquiry from '../admin/answer-enquiry.ts'
import * as adminArticleDraft from '../admin/articles/draft.ts'
import * as adminArticleList from '../admin/articles/list.ts'
import * as adminArticleNames from '../admin/articles/names.ts'
import * as adminArticlePublication from '../admin/articles/publish.ts'
import * as adminAudit from '../admin/audit/operations.ts'
import * as adminBulkActions from '../admin/bulk-actions.ts'
import * as adminCanned from '../admin/canned.ts'
import * as adminCases from '../admin/cases.ts'
import * as adminCourseDraft from '../admin/courses/draft.ts'
import * as adminCourseList from '../admin/courses/list.ts'
import * as adminCourseNames from '../admin/courses/names.ts'
import * as adminCoursePreview from '../admin/courses/preview.ts'
import * as adminCoursePublication from '../admin/courses/publish.ts'
import * as adminDrafts from '../admin/drafts/drafts.ts'
import * as adminFreshCode from '../admin/fresh-code.ts'
import * as adminHolidays from '../admin/holidays/holidays.ts'
import * as adminInbox from '../admin/inbox.ts'
import * as adminLaunch from '../admin/launch/launch.ts'
import * as adminRefundLimit from '../admin/orders/limit.ts'
import * as adminOrderRecord from '../admin/orders/order.ts'
import * as adminOrderList from '../admin/orders/orders.ts'
import * as adminOrderRefunds from '../admin/orders/refunds.ts'
import * as adminPractice from '../admin/practice/practice.ts'
import * as adminSetUp from '../admin/set-up/operations.ts'
import * as adminSignIn from '../admin/sign-in.ts'
import * as adminSiteEntries from '../admin/site/entries.ts'
import * as adminSitePolicies from '../admin/site/policies.ts'
import * as adminStaff from '../admin/staff/staff.ts'
import * as adminStudentActs from '../admin/students/acts.ts'
import * as adminStudents from '../admin/students/students.ts'
import * as adminMedia from '../admin/uploads/media.ts'
import * as adminUploads from '../admin/uploads/uploads.ts'
import * as adminVideos from '../admin/uploads/videos.ts'
import * as adminWatching from '../admin/watching/watching.ts'
import * as articles from '../articles/operations.ts'
import * as search from '../articles/search.ts'
import * as catalog from '../catalog/operations.ts'
import * as enquiries from '../enquiries/operations.ts'
import * as subscriptions from '../enquiries/subscriptions.ts'
import * as certificates from '../lessons/certificates/operations.ts'
import * as progress from '../lessons/progress/operations.ts'
import * as streams from '../lessons/streams/operations.ts'
import * as invoices from '../payments/invoices/operations.ts'
import * as orders from '../payments/orders/operations.ts'
import * as reconciliation from '../payments/reconciliation/operations.ts'
import * as refunds from '../payments/refunds/operations.ts'
import * as practiceDisputes from '../practice/disputes/operations.ts'
import * as practice from '../practice/operations.ts'
import * as practiceStudy from '../practice/study/operations.ts'
import * as security from '../security/operations.ts'
import type { Context } from '../services.ts'
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
