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

function known<Name extends string>(part: string, names: readonly Name[]): Name {
  const name = names.find((one) => one === part)
  if (name === undefined) throw notFound()
  return name
}

const root = createRootRoute({ component: Admin, notFoundComponent: NoScreen })
const days = { period: oneOf(periods), from: text, to: text }
const shownToAll = { getParentRoute: () => root }
/** A screen for these roles, at this path. */
const shownTo = <const Path extends string>(roles: readonly Role[], path: Path) => ({
  ...shownToAll,
  staticData: { roles },
  path,
})

/** All screens: path, roles, and search parameters. */
const screens = [
  createRoute({
    ...shownTo(roles, '/admin'),
    validateSearch: z.object({ ...days, course: text }),
    component: lazyRouteComponent(() => import('./insight/home-screen.tsx'), 'HomeScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/jobs'),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./insight/jobs-screen.tsx'), 'JobsScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/settlements'),
    validateSearch: z.object({ ...listSearch, ...days }),
    component: lazyRouteComponent(() => import('./insight/settlements-screen.tsx'), 'SettlementsScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/learners'),
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
    ...shownTo(roles, '/admin/notifications'),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(
      () => import('./notifications/notifications-screen.tsx'),
      'NotificationsScreen',
    ),
  }),
  createRoute({
    ...shownTo(supporters, '/admin/inbox'),
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
    ...shownTo(supporters, '/admin/inbox/$kind/$name'),
    params: { parse: ({ kind, name }) => ({ kind: known(kind, caseKinds), name: shaped(name, word) }) },
    component: lazyRouteComponent(() => import('./inbox/case-screen.tsx'), 'CaseScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses'),
    validateSearch: z.object({
      ...listSearch,
      status: oneOf(courseStatuses),
      categoryId: text,
      sort: oneOf(['changed', 'title', 'students']),
    }),
    component: lazyRouteComponent(() => import('./courses/courses-screen.tsx'), 'CoursesScreen'),
  }),
  createRoute({
    ...shownTo(authorsOfAll, '/admin/courses/lists'),
    component: lazyRouteComponent(() => import('./courses/lists-screen.tsx'), 'ListsScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId'),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    component: lazyRouteComponent(() => import('./courses/builder-screen.tsx'), 'BuilderScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId/watching'),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    component: lazyRouteComponent(() => import('./watching/watching-screen.tsx'), 'WatchingScreen'),
  }),
  createRoute({
    ...shownTo(courseReaders, '/admin/courses/$courseId/preview'),
    params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
    validateSearch: z.object({ as: oneOf(['buyer']), on: oneOf(['phone']), in: oneOf(translationLocales) }),
    component: lazyRouteComponent(() => import('./courses/preview-screen.tsx'), 'PreviewScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/lessons'),
    validateSearch: z.object({ ...listSearch, state: oneOf(lessonStates) }),
    component: lazyRouteComponent(() => import('./lessons/lessons-screen.tsx'), 'LessonsScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/lessons/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./lessons/lesson-screen.tsx'), 'LessonScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/practice'),
    validateSearch: z.object({ ...listSearch, status: oneOf(disputeStatuses) }),
    component: lazyRouteComponent(() => import('./practice/disputes-screen.tsx'), 'DisputesScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/practice/questions'),
    validateSearch: z.object({ ...listSearch, chapter: text }),
    component: lazyRouteComponent(() => import('./practice/questions-screen.tsx'), 'QuestionsScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/questions'),
    validateSearch: z.object({
      ...listSearch,
      status: oneOf(questionStatuses),
      courseId: text,
      due: oneOf(['late']),
    }),
    component: lazyRouteComponent(() => import('./questions/asked-screen.tsx'), 'AskedScreen'),
  }),
  createRoute({
    ...shownTo(authors, '/admin/questions/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./questions/question-screen.tsx'), 'QuestionScreen'),
  }),
  createRoute({
    ...shownTo(roles, '/admin/safeguarding'),
    validateSearch: z.object({ ...listSearch, state: oneOf(['open', 'closed']) }),
    component: lazyRouteComponent(() => import('./safeguarding/flags-screen.tsx'), 'FlagsScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/safeguarding/people'),
    component: lazyRouteComponent(
      () => import('./safeguarding/safeguarding-screen.tsx'),
      'SafeguardingScreen',
    ),
  }),
  createRoute({
    ...shownTo(roles, '/admin/safeguarding/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./safeguarding/flag-screen.tsx'), 'FlagScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/orders'),
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
    ...shownTo(moneyRoles, '/admin/orders/$orderId'),
    params: { parse: ({ orderId }) => ({ orderId: shaped(orderId, /^ord_\w+$/) }) },
    component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons'),
    validateSearch: z.object({ ...listSearch, state: oneOf(couponStates), batch: text }),
    component: lazyRouteComponent(() => import('./coupons/coupons-screen.tsx'), 'CouponsScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons/$couponId'),
    params: { parse: ({ couponId }) => ({ couponId: shaped(couponId, rowId) }) },
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./coupons/coupon-screen.tsx'), 'CouponScreen'),
  }),
  createRoute({
    ...shownTo(couponMakers, '/admin/coupons/sheet/$batchId'),
    params: { parse: ({ batchId }) => ({ batchId: shaped(batchId, rowId) }) },
    component: lazyRouteComponent(() => import('./coupons/sheet-screen.tsx'), 'SheetScreen'),
  }),
  createRoute({
    ...shownTo(paymentLinkMakers, '/admin/payment-links'),
    validateSearch: z.object({ ...listSearch, for: text }),
    component: lazyRouteComponent(
      () => import('./payment-links/payment-links-screen.tsx'),
      'PaymentLinksScreen',
    ),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/refunds'),
    validateSearch: z.object({ ...listSearch, view: oneOf(['underway', 'decided']) }),
    component: lazyRouteComponent(() => import('./orders/refunds-screen.tsx'), 'RefundsScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/holidays'),
    component: lazyRouteComponent(() => import('./holidays/holidays-screen.tsx'), 'HolidaysScreen'),
  }),
  createRoute({
    ...shownTo(moneyRoles, '/admin/terms'),
    component: lazyRouteComponent(() => import('./terms/terms-screen.tsx'), 'TermsScreen'),
  }),
  createRoute({
    ...shownTo(['owner', 'support', 'finance'], '/admin/exports'),
    component: lazyRouteComponent(() => import('./exports/exports-screen.tsx'), 'ExportsScreen'),
  }),
  createRoute({
    ...shownTo(studentReaders, '/admin/students'),
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
    ...shownTo([...studentReaders, 'author-own', 'author-all'], '/admin/students/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, word) }) },
    component: lazyRouteComponent(() => import('./students/student-screen.tsx'), 'StudentScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/students/add'),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./people/add-student-screen.tsx'), 'AddStudentScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches'),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./people/batches-screen.tsx'), 'BatchesScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches/new'),
    component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'NewBatchScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/batches/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    validateSearch: z.object({ page: listSearch.page }),
    component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'BatchScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports'),
    validateSearch: z.object(listSearch),
    component: lazyRouteComponent(() => import('./people/imports-screen.tsx'), 'ImportsScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports/new'),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./people/new-import-screen.tsx'), 'NewImportScreen'),
  }),
  createRoute({
    ...shownTo(peopleEditors, '/admin/imports/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./people/import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings'),
    validateSearch: z.object({ ...listSearch, audience: oneOf(audiences) }),
    component: lazyRouteComponent(() => import('./mailings/mailings-screen.tsx'), 'MailingsScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings/new'),
    validateSearch: z.object({ batch: text }),
    component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'NewMailingScreen'),
  }),
  createRoute({
    ...shownTo(mailers, '/admin/mailings/$id'),
    params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
    component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'MailingScreen'),
  }),
  createRoute({
    ...shownTo(supporters, '/admin/replies'),
    component: lazyRouteComponent(() => import('./inbox/replies-screen.tsx'), 'RepliesScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/staff'),
    component: lazyRouteComponent(() => import('./staff/staff-screen.tsx'), 'StaffScreen'),
  }),
  createRoute({
    ...shownTo(mediaEditors, '/admin/media'),
    validateSearch: z.object({ ...listSearch, kind: oneOf(mediaKinds) }),
    component: lazyRouteComponent(() => import('./uploads/media-screen.tsx'), 'MediaScreen'),
  }),
  createRoute({
    ...shownTo(mediaEditors, '/admin/media/$mediaId/captions'),
    params: { parse: ({ mediaId }) => ({ mediaId: shaped(mediaId, rowId) }) },
    component: lazyRouteComponent(() => import('./uploads/captions-screen.tsx'), 'CaptionsScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/articles'),
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
    ...shownTo(authorsOfAll, '/admin/articles/names'),
    component: lazyRouteComponent(() => import('./articles/names-screen.tsx'), 'NamesScreen'),
  }),
  createRoute({
    ...shownTo(articleReaders, '/admin/articles/$kind/$id'),
    params: { parse: ({ kind, id }) => ({ kind: known(kind, articleKinds), id: shaped(id, word) }) },
    component: lazyRouteComponent(() => import('./articles/article-screen.tsx'), 'ArticleScreen'),
  }),
  createRoute({
    ...shownTo(siteAndPolicyEditors, '/admin/site'),
    component: lazyRouteComponent(() => import('./site/site-screen.tsx'), 'SiteScreen'),
  }),
  createRoute({
    ...shownTo(siteAndPolicyEditors, '/admin/site/$key'),
    component: lazyRouteComponent(() => import('./site/entry-screen.tsx'), 'EntryScreen'),
  }),
  createRoute({
    ...shownTo(policyEditors, '/admin/policies/$slug'),
    component: lazyRouteComponent(() => import('./site/policy-screen.tsx'), 'PolicyScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/launch'),
    component: lazyRouteComponent(() => import('./launch/launch-screen.tsx'), 'LaunchScreen'),
  }),
  createRoute({
    ...shownTo(roles, '/admin/account'),
    component: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
  }),
  createRoute({
    ...shownTo(owners, '/admin/audit'),
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
  }
}
