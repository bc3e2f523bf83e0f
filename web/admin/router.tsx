import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { Role } from '../../domain/addresses.ts'
import {
  articleReaders,
  authors,
  authorsOfAll,
  couponMakers,
  courseReaders,
  mailers,
  mediaEditors,
  owners,
  paymentLinkMakers,
  peopleEditors,
  policyEditors,
  siteAndPolicyEditors,
  studentReaders,
  supporters,
} from '../../domain/admin/access.ts'
import { articleKinds, articleStates } from '../../domain/admin/articles/rules.ts'
import { couponStates } from '../../domain/admin/coupons/rules.ts'
import { courseStatuses } from '../../domain/admin/courses/rules.ts'
import { learnerStates, periods } from '../../domain/admin/insight/rules.ts'
import { lessonStates } from '../../domain/admin/lessons/rules.ts'
import { audiences } from '../../domain/admin/mailings/schemas.ts'
import { orderSorts, orderStates } from '../../domain/admin/orders/rules.ts'
import { disputeStatuses } from '../../domain/admin/practice/schemas.ts'
import { caseKinds, moneyRoles, roles } from '../../domain/admin/rules.ts'
import { studentSorts } from '../../domain/admin/students/rules.ts'
import { mediaKinds } from '../../domain/admin/uploads/rules.ts'
import { translationLocales } from '../../domain/locales.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { questionStatuses } from '../../domain/questions/rules.ts'
import { ticketStatuses } from '../../domain/support/rules.ts'
import { parseSearch, stringifySearch } from '../ui/search-text.ts'
import { Admin } from './admin.tsx'
import { NoScreen, ScreenBroken } from './frame.tsx'
import { listSearch, oneOf, text } from './search-parameters.ts'
import { Loading } from './ui/loading.tsx'

const yesOrNo = oneOf(['yes', 'no'])
const word = /^[\w-]+$/
const rowId = /^[0-9a-f-]{36}$/

/** Pattern of a path parameter; any other value is not found. */
function shaped(part: string, shape: RegExp): string {
  if (!shape.test(part)) throw notFound()
  return part
}

function knownName<Name extends string>(part: string, names: readonly Name[]): Name {
  const name = names.find((one) => one === part)
  if (name === undefined) throw notFound()
  return name
}

const root = createRootRoute({ component: Admin, notFoundComponent: NoScreen })
const days = { period: oneOf(periods), from: text, to: text }
const shownToAll = { getParentRoute: () => root }
/** A screen for these roles, at this path, and its purpose and what to know about it. */
const shownTo = <const Path extends string>(roles: readonly Role[], path: Path, help: () => string) => ({
  ...shownToAll,
  staticData: { roles, help },
  path,
})

/** All screens: path, roles, help text, and search parameters. */
const screens = [
  createRoute({
    ...shownTo(roles, '/admin', m.admin_help_home),
    validateSearch: z.object({ ...days, course: text }),
    component: lazyRouteComponent(() => import('./insight/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/jobs', m.admin_help_jobs),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./insight/jobs-screen.tsx'), 'JobsScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/settlements', m.admin_help_settlements),
    validateSearch: z.object({ ...listSearch, ...days }),
    component: lazyRouteComponent(() => import('./insight/settlements-screen.tsx'), 'SettlementsScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/learners', m.admin_help_learners),
    validateSearch: z.object({
      ...listSearch,
      ...{ course: text, batch: text },
      state: oneOf([...learnerStates, 'behind']),
    }),
    component: lazyRouteComponent(() => import('./insight/learners-screen.tsx'), 'LearnersScreen'),
  }),
  createRoute({
    ...shownToAll,
    path: '/admin/set-up',
    component: lazyRouteComponent(() => import('./sign-in/set-up-screen.tsx'), 'SetUpScreen'),
  }),
  createRoute({
    ...shownToAll,
    path: '/admin/forgot-password',
    component: lazyRouteComponent(
      () => import('./sign-in/forgot-password-screen.tsx'),
      'ForgotPasswordScreen',
    ),
  }),
  createRoute({
    ...shownToAll,
    path: '/admin/new-password',
    component: lazyRouteComponent(() => import('./sign-in/new-password-screen.tsx'), 'NewPasswordScreen'),
  }),
  createRoute({
    ...shownTo(roles, '/admin/notifications', m.admin_help_notifications),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(
      () => import('./notifications/notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  }),
  createRoute({
    ...shownTo(supporters, '/admin/inbox', m.admin_help_inbox),
    validateSearch: z.object({
      ...listSearch,
      kind: oneOf(caseKinds),
      status: oneOf(ticketStatuses),
      assignee: text,
      due: oneOf(['late']),
      sort: oneOf(['activity', 'due']),
    }),
    component: lazyRouteComponent(() => import('./inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    ...shownTo(supporters, '/admin/inbox/$kind/$name', m.admin_help_case),
    params: { parse: ({ kind, name }) => ({ kind: knownName(kind, caseKinds), name: shaped(name, word) }) },
    component: lazyRouteComponent(() => import('./inbox/case-screen.tsx'), 'CaseScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses', m.admin_help_courses),
    validateSearch: z.object({
      ...listSearch,
      status: oneOf(courseStatuses),
      categoryId: text,
      sort: oneOf(['changed', 'title', 'students']),
    }),
    component: lazyRouteComponent(() => import('./courses/courses-screen.tsx'), 'CoursesScreen'),
  }),
  createRoute({
    ...shownTo(authorsOfAll, '/admin/courses/lists', m.admin_help_course_lists),
    component: lazyRouteComponent(() => import('./courses/lists-screen.tsx'), 'ListsScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId', m.admin_help_course),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    component: lazyRouteComponent(() => import('./courses/builder-screen.tsx'), 'BuilderScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId/watching', m.admin_help_watching),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    component: lazyRouteComponent(() => import('./watching/watching-screen.tsx'), 'WatchingScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId/preview', m.admin_help_preview),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    validateSearch: z.object({ as: oneOf(['buyer']), on: oneOf(['phone']), in: oneOf(translationLocales) }),
    component: lazyRouteComponent(() => import('./courses/preview-screen.tsx'), 'PreviewScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/lessons', m.admin_help_lessons),
    validateSearch: z.object({ ...listSearch, state: oneOf(lessonStates) }),
    component: lazyRouteComponent(() => import('./lessons/lessons-screen.tsx'), 'LessonsScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/lessons/$id', m.admin_help_lesson),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./lessons/lesson-screen.tsx'), 'LessonScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/practice', m.admin_help_practice),
    validateSearch: z.object({ ...listSearch, status: oneOf(disputeStatuses) }),
    component: lazyRouteComponent(() => import('./practice/disputes-screen.tsx'), 'DisputesScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/practice/questions', m.admin_help_questions),
    validateSearch: z.object({ ...listSearch, chapter: text }),
    component: lazyRouteComponent(() => import('./practice/questions-screen.tsx'), 'QuestionsScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/questions', m.admin_help_ask),
    validateSearch: z.object({
      ...listSearch,
      status: oneOf(questionStatuses),
      courseId: text,
      due: oneOf(['late']),
    }),
    component: lazyRouteComponent(() => import('./questions/asked-screen.tsx'), 'AskedScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/questions/$id', m.admin_help_ask_question),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./questions/question-screen.tsx'), 'QuestionScreen'),
  }),
  createRoute({
    ...shownTo(roles, '/admin/safeguarding', m.admin_help_flags),
    validateSearch: z.object({ ...listSearch, state: oneOf(['open', 'closed']) }),
    component: lazyRouteComponent(() => import('./safeguarding/flags-screen.tsx'), 'FlagsScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/safeguarding/people', m.admin_help_safeguarding),
    component: lazyRouteComponent(
      () => import('./safeguarding/safeguarding-screen.tsx'),
      'SafeguardingScreen',
    ),
  }),
  createRoute({
    ...shownTo(roles, '/admin/safeguarding/$id', m.admin_help_flag),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./safeguarding/flag-screen.tsx'), 'FlagScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/orders', m.admin_help_orders),
    validateSearch: z.object({
      ...listSearch,
      state: oneOf(orderStates),
      plan: oneOf(['1', '2', '3']),
      course: text,
      from: text,
      to: text,
      sort: oneOf(orderSorts),
    }),
    component: lazyRouteComponent(() => import('./orders/orders-screen.tsx'), 'OrdersScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/orders/$orderId', m.admin_help_order),
    params: { parse: ({ orderId }) => ({ orderId: shaped(orderId, /^ord_\w+$/) }) },
    component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons', m.admin_help_coupons),
    validateSearch: z.object({ ...listSearch, state: oneOf(couponStates), batch: text }),
    component: lazyRouteComponent(() => import('./coupons/coupons-screen.tsx'), 'CouponsScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons/$couponId', m.admin_help_coupon),
    params: { parse: ({ couponId }) => ({ couponId: shaped(couponId, rowId) }) },
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./coupons/coupon-screen.tsx'), 'CouponScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons/sheet/$batchId', m.admin_help_coupon_sheet),
    params: { parse: ({ batchId }) => ({ batchId: shaped(batchId, rowId) }) },
    component: lazyRouteComponent(() => import('./coupons/sheet-screen.tsx'), 'SheetScreen'),
  }),
  createRoute({
    ...shownTo(paymentLinkMakers, '/admin/payment-links', m.admin_help_payment_links),
    validateSearch: z.object({ ...listSearch, for: text }),
    component: lazyRouteComponent(
      () => import('./payment-links/payment-links-screen.tsx'),
      'PaymentLinksScreen',
    ),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/refunds', m.admin_help_refunds),
    validateSearch: z.object({ ...listSearch, view: oneOf(['underway', 'decided']) }),
    component: lazyRouteComponent(() => import('./orders/refunds-screen.tsx'), 'RefundsScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/holidays', m.admin_help_holidays),
    component: lazyRouteComponent(() => import('./holidays/holidays-screen.tsx'), 'HolidaysScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/terms', m.admin_help_terms),
    component: lazyRouteComponent(() => import('./terms/terms-screen.tsx'), 'TermsScreen'),
  }),
  createRoute({
    ...shownTo(['owner', 'support', 'finance'], '/admin/exports', m.admin_help_exports),
    component: lazyRouteComponent(() => import('./exports/exports-screen.tsx'), 'ExportsScreen'),
  }),
  createRoute({
    ...shownTo(studentReaders, '/admin/students', m.admin_help_students),
    validateSearch: z.object({
      ...listSearch,
      verified: yesOrNo,
      blocked: yesOrNo,
      hasCourse: yesOrNo,
      sort: oneOf(studentSorts),
    }),
    component: lazyRouteComponent(() => import('./students/students-screen.tsx'), 'StudentsScreen'),
  }),
  createRoute({
    ...shownTo([...studentReaders, 'author-own', 'author-all'], '/admin/students/$id', m.admin_help_student),
    params: { parse: ({ id }) => ({ id: shaped(id, word) }) },
    component: lazyRouteComponent(() => import('./students/student-screen.tsx'), 'StudentScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/students/add', m.admin_help_add_student),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./people/add-student-screen.tsx'), 'AddStudentScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches', m.admin_help_batches),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./people/batches-screen.tsx'), 'BatchesScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches/new', m.admin_help_batch_new),
    component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'NewBatchScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches/$id', m.admin_help_batch),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    validateSearch: z.object({ page: listSearch.page }),
    component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'BatchScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports', m.admin_help_imports),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./people/imports-screen.tsx'), 'ImportsScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports/new', m.admin_help_import_new),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./people/new-import-screen.tsx'), 'NewImportScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports/$id', m.admin_help_import),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./people/import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings', m.admin_help_mailings),
    validateSearch: z.object({ ...listSearch, audience: oneOf(audiences) }),
    component: lazyRouteComponent(() => import('./mailings/mailings-screen.tsx'), 'MailingsScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings/new', m.admin_help_mailing_new),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'NewMailingScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings/$id', m.admin_help_mailing),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'MailingScreen'),
  }),
  createRoute({
    ...shownTo(supporters, '/admin/replies', m.admin_help_replies),
    component: lazyRouteComponent(() => import('./inbox/replies-screen.tsx'), 'RepliesScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/staff', m.admin_help_staff),
    component: lazyRouteComponent(() => import('./staff/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    ...shownTo(mediaEditors, '/admin/media', m.admin_help_media),
    validateSearch: z.object({ ...listSearch, kind: oneOf(mediaKinds) }),
    component: lazyRouteComponent(() => import('./uploads/media-screen.tsx'), 'MediaScreen'),
  }),
  createRoute({
    ...shownTo(mediaEditors, '/admin/media/$mediaId/captions', m.admin_help_captions),
    params: { parse: ({ mediaId }) => ({ mediaId: shaped(mediaId, rowId) }) },
    component: lazyRouteComponent(() => import('./uploads/captions-screen.tsx'), 'CaptionsScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/articles', m.admin_help_articles),
    validateSearch: z.object({
      ...listSearch,
      kind: oneOf(['resource']),
      state: oneOf(articleStates),
      type: oneOf(['1', '2', '3']),
      sort: oneOf(['changed', 'published', 'title']),
    }),
    component: lazyRouteComponent(() => import('./articles/articles-screen.tsx'), 'ArticlesScreen'),
  }),
  createRoute({
    ...shownTo(authorsOfAll, '/admin/articles/names', m.admin_help_article_names),
    component: lazyRouteComponent(() => import('./articles/names-screen.tsx'), 'NamesScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/articles/$kind/$id', m.admin_help_article),
    params: { parse: ({ kind, id }) => ({ kind: knownName(kind, articleKinds), id: shaped(id, word) }) },
    component: lazyRouteComponent(() => import('./articles/article-screen.tsx'), 'ArticleScreen'),
  }),
  createRoute({
    ...shownTo(siteAndPolicyEditors, '/admin/site', m.admin_help_site),
    component: lazyRouteComponent(() => import('./site/site-screen.tsx'), 'SiteScreen'),
  }),
  createRoute({
    ...shownTo(siteAndPolicyEditors, '/admin/site/$key', m.admin_help_site_entry),
    component: lazyRouteComponent(() => import('./site/entry-screen.tsx'), 'EntryScreen'),
  }),
  createRoute({
    ...shownTo(policyEditors, '/admin/policies/$slug', m.admin_help_policy),
    component: lazyRouteComponent(() => import('./site/policy-screen.tsx'), 'PolicyScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/launch', m.admin_help_launch),
    component: lazyRouteComponent(() => import('./launch/launch-screen.tsx'), 'LaunchScreen'),
  }),
  createRoute({
    ...shownTo(roles, '/admin/account', m.admin_help_account),
    component: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/audit', m.admin_help_audit),
    validateSearch: z.object({
      ...listSearch,
      staff: text,
      action: text,
      kind: text,
      subject: text,
      from: text,
      to: text,
    }),
    component: lazyRouteComponent(() => import('./audit/audit-screen.tsx'), 'AuditScreen'),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren(screens),
  scrollRestoration: true,
  defaultPreload: false,
  parseSearch,
  stringifySearch,
  // Another student or order is another screen: no state is shared.
  defaultRemountDeps: ({ params }) => params,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultPendingComponent: Loading,
  defaultNotFoundComponent: NoScreen,
  defaultErrorComponent: ScreenBroken,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Roles that may see the screen; everybody by default. */
    roles?: readonly Role[]
    /** Help for the screen. */
    help?: () => string
  }
}
