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
import { translationLocales } from '../../domain/admin/courses/choices.ts'
import { courseStatuses } from '../../domain/admin/courses/rules.ts'
import { learnerStates, periods } from '../../domain/admin/insight/rules.ts'
import { lessonStates } from '../../domain/admin/lessons/rules.ts'
import { audiences } from '../../domain/admin/mailings/schemas.ts'
import { orderSorts, orderStates } from '../../domain/admin/orders/rules.ts'
import { disputeStatuses } from '../../domain/admin/practice/schemas.ts'
import { caseKinds, moneyRoles, roles } from '../../domain/admin/rules.ts'
import { studentSorts } from '../../domain/admin/students/rules.ts'
import { mediaKinds } from '../../domain/admin/uploads/rules.ts'
import { questionStatuses } from '../../domain/questions/rules.ts'
import { ticketStatuses } from '../../domain/support/rules.ts'
import { parseSearch, stringifySearch } from '../ui/search-text.ts'
import { Admin } from './admin.tsx'
import { Loading, NoScreen, ScreenBroken } from './frame.tsx'
import { listSearch, oneOf, text } from './search.ts'

const yesOrNo = oneOf(['yes', 'no'])
const word = /^[\w-]+$/
const rowId = /^[0-9a-f-]{36}$/

/** A part of a path as it must be; an address with another one has no screen. */
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
const home = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  staticData: { roles },
  validateSearch: z.object({ ...days, course: text }),
  component: lazyRouteComponent(() => import('./insight/home-screen.tsx'), 'HomeScreen'),
})
const jobs = createRoute({
  getParentRoute: () => root,
  path: '/admin/jobs',
  staticData: { roles: owners },
  validateSearch: z.object(listSearch),
  component: lazyRouteComponent(() => import('./insight/jobs-screen.tsx'), 'JobsScreen'),
})
const settlements = createRoute({
  getParentRoute: () => root,
  path: '/admin/settlements',
  staticData: { roles: moneyRoles },
  validateSearch: z.object({ ...listSearch, ...days }),
  component: lazyRouteComponent(() => import('./insight/settlements-screen.tsx'), 'SettlementsScreen'),
})
const learners = createRoute({
  getParentRoute: () => root,
  path: '/admin/learners',
  staticData: { roles: authors },
  validateSearch: z.object({
    ...listSearch,
    ...{ course: text, batch: text },
    state: oneOf([...learnerStates, 'behind']),
  }),
  component: lazyRouteComponent(() => import('./insight/learners-screen.tsx'), 'LearnersScreen'),
})
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/admin/set-up',
  component: lazyRouteComponent(() => import('./set-up-screen.tsx'), 'SetUpScreen'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/admin/forgot-password',
  component: lazyRouteComponent(() => import('./forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
})
const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/admin/new-password',
  component: lazyRouteComponent(() => import('./new-password-screen.tsx'), 'NewPasswordScreen'),
})
const notifications = createRoute({
  getParentRoute: () => root,
  path: '/admin/notifications',
  staticData: { roles },
  validateSearch: z.object(listSearch),
  component: lazyRouteComponent(
    () => import('./notifications/notifications-screen.tsx'),
    'NotificationsScreen',
  ),
})
const inbox = createRoute({
  getParentRoute: () => root,
  path: '/admin/inbox',
  staticData: { roles: supporters },
  validateSearch: z.object({
    ...listSearch,
    kind: oneOf(caseKinds),
    status: oneOf(ticketStatuses),
    assignee: text,
    due: oneOf(['late']),
    sort: oneOf(['activity', 'due']),
  }),
  component: lazyRouteComponent(() => import('./inbox-screen.tsx'), 'InboxScreen'),
})
const inboxCase = createRoute({
  getParentRoute: () => root,
  path: '/admin/inbox/$kind/$name',
  params: { parse: ({ kind, name }) => ({ kind: known(kind, caseKinds), name: shaped(name, word) }) },
  staticData: { roles: supporters },
  component: lazyRouteComponent(() => import('./case-screen.tsx'), 'CaseScreen'),
})
const courses = createRoute({
  getParentRoute: () => root,
  path: '/admin/courses',
  staticData: { roles: courseReaders },
  validateSearch: z.object({
    ...listSearch,
    status: oneOf(courseStatuses),
    categoryId: text,
    sort: oneOf(['changed', 'title', 'students']),
  }),
  component: lazyRouteComponent(() => import('./courses/courses-screen.tsx'), 'CoursesScreen'),
})
const courseLists = createRoute({
  getParentRoute: () => root,
  path: '/admin/courses/lists',
  staticData: { roles: authorsOfAll },
  component: lazyRouteComponent(() => import('./courses/lists-screen.tsx'), 'ListsScreen'),
})
const course = createRoute({
  getParentRoute: () => root,
  path: '/admin/courses/$courseId',
  params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
  staticData: { roles: courseReaders },
  component: lazyRouteComponent(() => import('./courses/builder-screen.tsx'), 'BuilderScreen'),
})
const watching = createRoute({
  getParentRoute: () => root,
  path: '/admin/courses/$courseId/watching',
  params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
  staticData: { roles: courseReaders },
  component: lazyRouteComponent(() => import('./watching/watching-screen.tsx'), 'WatchingScreen'),
})
const preview = createRoute({
  getParentRoute: () => root,
  path: '/admin/courses/$courseId/preview',
  params: { parse: ({ courseId }) => ({ courseId: shaped(courseId, rowId) }) },
  staticData: { roles: courseReaders },
  validateSearch: z.object({ as: oneOf(['buyer']), on: oneOf(['phone']), in: oneOf(translationLocales) }),
  component: lazyRouteComponent(() => import('./courses/preview-screen.tsx'), 'PreviewScreen'),
})
const lessons = createRoute({
  getParentRoute: () => root,
  path: '/admin/lessons',
  staticData: { roles: articleReaders },
  validateSearch: z.object({ ...listSearch, state: oneOf(lessonStates) }),
  component: lazyRouteComponent(() => import('./lessons/lessons-screen.tsx'), 'LessonsScreen'),
})
const lesson = createRoute({
  getParentRoute: () => root,
  path: '/admin/lessons/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles: articleReaders },
  component: lazyRouteComponent(() => import('./lessons/lesson-screen.tsx'), 'LessonScreen'),
})
const practice = createRoute({
  getParentRoute: () => root,
  path: '/admin/practice',
  staticData: { roles: authors },
  validateSearch: z.object({ ...listSearch, status: oneOf(disputeStatuses) }),
  component: lazyRouteComponent(() => import('./practice/disputes-screen.tsx'), 'DisputesScreen'),
})
const questions = createRoute({
  getParentRoute: () => root,
  path: '/admin/practice/questions',
  staticData: { roles: authors },
  validateSearch: z.object({ ...listSearch, chapter: text }),
  component: lazyRouteComponent(() => import('./practice/questions-screen.tsx'), 'QuestionsScreen'),
})
const asked = createRoute({
  getParentRoute: () => root,
  path: '/admin/questions',
  staticData: { roles: authors },
  validateSearch: z.object({
    ...listSearch,
    status: oneOf(questionStatuses),
    courseId: text,
    due: oneOf(['late']),
  }),
  component: lazyRouteComponent(() => import('./questions/asked-screen.tsx'), 'AskedScreen'),
})
const question = createRoute({
  getParentRoute: () => root,
  path: '/admin/questions/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles: authors },
  component: lazyRouteComponent(() => import('./questions/question-screen.tsx'), 'QuestionScreen'),
})
const flags = createRoute({
  getParentRoute: () => root,
  path: '/admin/safeguarding',
  staticData: { roles },
  validateSearch: z.object({ ...listSearch, state: oneOf(['open', 'closed']) }),
  component: lazyRouteComponent(() => import('./safeguarding/flags-screen.tsx'), 'FlagsScreen'),
})
const safeguarding = createRoute({
  getParentRoute: () => root,
  path: '/admin/safeguarding/people',
  staticData: { roles: owners },
  component: lazyRouteComponent(() => import('./safeguarding/safeguarding-screen.tsx'), 'SafeguardingScreen'),
})
const flag = createRoute({
  getParentRoute: () => root,
  path: '/admin/safeguarding/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles },
  component: lazyRouteComponent(() => import('./safeguarding/flag-screen.tsx'), 'FlagScreen'),
})
const orders = createRoute({
  getParentRoute: () => root,
  path: '/admin/orders',
  staticData: { roles: moneyRoles },
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
})
const order = createRoute({
  getParentRoute: () => root,
  path: '/admin/orders/$orderId',
  params: { parse: ({ orderId }) => ({ orderId: shaped(orderId, /^ord_\w+$/) }) },
  staticData: { roles: moneyRoles },
  component: lazyRouteComponent(() => import('./orders/order-screen.tsx'), 'OrderScreen'),
})
const coupons = createRoute({
  getParentRoute: () => root,
  path: '/admin/coupons',
  staticData: { roles: couponMakers },
  validateSearch: z.object({ ...listSearch, state: oneOf(couponStates), batch: text }),
  component: lazyRouteComponent(() => import('./coupons/coupons-screen.tsx'), 'CouponsScreen'),
})
const coupon = createRoute({
  getParentRoute: () => root,
  path: '/admin/coupons/$couponId',
  params: { parse: ({ couponId }) => ({ couponId: shaped(couponId, rowId) }) },
  staticData: { roles: couponMakers },
  validateSearch: z.object(listSearch),
  component: lazyRouteComponent(() => import('./coupons/coupon-screen.tsx'), 'CouponScreen'),
})
const couponSheet = createRoute({
  getParentRoute: () => root,
  path: '/admin/coupons/sheet/$batchId',
  params: { parse: ({ batchId }) => ({ batchId: shaped(batchId, rowId) }) },
  staticData: { roles: couponMakers },
  component: lazyRouteComponent(() => import('./coupons/sheet-screen.tsx'), 'SheetScreen'),
})
const paymentLinks = createRoute({
  getParentRoute: () => root,
  path: '/admin/payment-links',
  staticData: { roles: paymentLinkMakers },
  validateSearch: z.object({ ...listSearch, for: text }),
  component: lazyRouteComponent(
    () => import('./payment-links/payment-links-screen.tsx'),
    'PaymentLinksScreen',
  ),
})
const refunds = createRoute({
  getParentRoute: () => root,
  path: '/admin/refunds',
  staticData: { roles: moneyRoles },
  validateSearch: z.object({ ...listSearch, view: oneOf(['underway', 'decided']) }),
  component: lazyRouteComponent(() => import('./orders/refunds-screen.tsx'), 'RefundsScreen'),
})
const holidays = createRoute({
  getParentRoute: () => root,
  path: '/admin/holidays',
  staticData: { roles: moneyRoles },
  component: lazyRouteComponent(() => import('./holidays/holidays-screen.tsx'), 'HolidaysScreen'),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: '/admin/terms',
  staticData: { roles: moneyRoles },
  component: lazyRouteComponent(() => import('./terms/terms-screen.tsx'), 'TermsScreen'),
})
const exports = createRoute({
  getParentRoute: () => root,
  path: '/admin/exports',
  staticData: { roles: ['owner', 'support', 'finance'] },
  component: lazyRouteComponent(() => import('./exports/exports-screen.tsx'), 'ExportsScreen'),
})
const students = createRoute({
  getParentRoute: () => root,
  path: '/admin/students',
  staticData: { roles: studentReaders },
  validateSearch: z.object({
    ...listSearch,
    verified: yesOrNo,
    blocked: yesOrNo,
    hasCourse: yesOrNo,
    sort: oneOf(studentSorts),
  }),
  component: lazyRouteComponent(() => import('./students/students-screen.tsx'), 'StudentsScreen'),
})
const student = createRoute({
  getParentRoute: () => root,
  path: '/admin/students/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, word) }) },
  staticData: { roles: [...studentReaders, 'author-own', 'author-all'] },
  component: lazyRouteComponent(() => import('./students/student-screen.tsx'), 'StudentScreen'),
})
const addStudent = createRoute({
  getParentRoute: () => root,
  path: '/admin/students/add',
  staticData: { roles: peopleEditors },
  validateSearch: z.object({ batch: text }),
  component: lazyRouteComponent(() => import('./people/add-student-screen.tsx'), 'AddStudentScreen'),
})
const batches = createRoute({
  getParentRoute: () => root,
  path: '/admin/batches',
  staticData: { roles: peopleEditors },
  validateSearch: z.object(listSearch),
  component: lazyRouteComponent(() => import('./people/batches-screen.tsx'), 'BatchesScreen'),
})
const newBatch = createRoute({
  getParentRoute: () => root,
  path: '/admin/batches/new',
  staticData: { roles: peopleEditors },
  component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'NewBatchScreen'),
})
const batch = createRoute({
  getParentRoute: () => root,
  path: '/admin/batches/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles: peopleEditors },
  component: lazyRouteComponent(() => import('./people/batch-screen.tsx'), 'BatchScreen'),
})
const imports = createRoute({
  getParentRoute: () => root,
  path: '/admin/imports',
  staticData: { roles: peopleEditors },
  validateSearch: z.object(listSearch),
  component: lazyRouteComponent(() => import('./people/imports-screen.tsx'), 'ImportsScreen'),
})
const newImport = createRoute({
  getParentRoute: () => root,
  path: '/admin/imports/new',
  staticData: { roles: peopleEditors },
  validateSearch: z.object({ batch: text }),
  component: lazyRouteComponent(() => import('./people/new-import-screen.tsx'), 'NewImportScreen'),
})
const oneImport = createRoute({
  getParentRoute: () => root,
  path: '/admin/imports/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles: peopleEditors },
  component: lazyRouteComponent(() => import('./people/import-screen.tsx'), 'ImportScreen'),
})
const mailings = createRoute({
  getParentRoute: () => root,
  path: '/admin/mailings',
  staticData: { roles: mailers },
  validateSearch: z.object({ ...listSearch, audience: oneOf(audiences) }),
  component: lazyRouteComponent(() => import('./mailings/mailings-screen.tsx'), 'MailingsScreen'),
})
const newMailing = createRoute({
  getParentRoute: () => root,
  path: '/admin/mailings/new',
  staticData: { roles: mailers },
  validateSearch: z.object({ batch: text }),
  component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'NewMailingScreen'),
})
const mailing = createRoute({
  getParentRoute: () => root,
  path: '/admin/mailings/$id',
  params: { parse: ({ id }) => ({ id: shaped(id, rowId) }) },
  staticData: { roles: mailers },
  component: lazyRouteComponent(() => import('./mailings/mailing-screen.tsx'), 'MailingScreen'),
})
const replies = createRoute({
  getParentRoute: () => root,
  path: '/admin/replies',
  staticData: { roles: supporters },
  component: lazyRouteComponent(() => import('./replies-screen.tsx'), 'RepliesScreen'),
})
const staff = createRoute({
  getParentRoute: () => root,
  path: '/admin/staff',
  staticData: { roles: owners },
  component: lazyRouteComponent(() => import('./staff/staff-screen.tsx'), 'StaffScreen'),
})
const media = createRoute({
  getParentRoute: () => root,
  path: '/admin/media',
  staticData: { roles: mediaEditors },
  validateSearch: z.object({ ...listSearch, kind: oneOf(mediaKinds) }),
  component: lazyRouteComponent(() => import('./uploads/media-screen.tsx'), 'MediaScreen'),
})
const captions = createRoute({
  getParentRoute: () => root,
  path: '/admin/media/$mediaId/captions',
  params: { parse: ({ mediaId }) => ({ mediaId: shaped(mediaId, rowId) }) },
  staticData: { roles: mediaEditors },
  component: lazyRouteComponent(() => import('./uploads/captions-screen.tsx'), 'CaptionsScreen'),
})
const articles = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts',
  staticData: { roles: articleReaders },
  validateSearch: z.object({
    ...listSearch,
    kind: oneOf(['resource']),
    state: oneOf(articleStates),
    type: oneOf(['1', '2', '3']),
    sort: oneOf(['changed', 'published', 'title']),
  }),
  component: lazyRouteComponent(() => import('./articles/articles-screen.tsx'), 'ArticlesScreen'),
})
const articleNames = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts/names',
  staticData: { roles: authorsOfAll },
  component: lazyRouteComponent(() => import('./articles/names-screen.tsx'), 'NamesScreen'),
})
const articleDraft = createRoute({
  getParentRoute: () => root,
  path: '/admin/texts/$kind/$id',
  params: { parse: ({ kind, id }) => ({ kind: known(kind, articleKinds), id: shaped(id, word) }) },
  staticData: { roles: articleReaders },
  component: lazyRouteComponent(() => import('./articles/article-screen.tsx'), 'ArticleScreen'),
})
const site = createRoute({
  getParentRoute: () => root,
  path: '/admin/site',
  staticData: { roles: siteAndPolicyEditors },
  component: lazyRouteComponent(() => import('./site/site-screen.tsx'), 'SiteScreen'),
})
const siteEntry = createRoute({
  getParentRoute: () => root,
  path: '/admin/site/$key',
  staticData: { roles: siteAndPolicyEditors },
  component: lazyRouteComponent(() => import('./site/entry-screen.tsx'), 'EntryScreen'),
})
const policy = createRoute({
  getParentRoute: () => root,
  path: '/admin/policies/$slug',
  staticData: { roles: policyEditors },
  component: lazyRouteComponent(() => import('./site/policy-screen.tsx'), 'PolicyScreen'),
})
const launch = createRoute({
  getParentRoute: () => root,
  path: '/admin/launch',
  staticData: { roles: owners },
  component: lazyRouteComponent(() => import('./launch/launch-screen.tsx'), 'LaunchScreen'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/admin/account',
  staticData: { roles: roles },
  component: lazyRouteComponent(() => import('./account/account-screen.tsx'), 'AccountScreen'),
})
const audit = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  staticData: { roles: owners },
  validateSearch: z.object({
    ...listSearch,
    staff: text,
    action: text,
    kind: text,
    subject: text,
    from: text,
    to: text,
  }),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    jobs,
    settlements,
    learners,
    setUp,
    forgotPassword,
    newPassword,
    notifications,
    inbox,
    inboxCase,
    courses,
    courseLists,
    course,
    watching,
    preview,
    lessons,
    lesson,
    practice,
    questions,
    asked,
    question,
    flags,
    safeguarding,
    flag,
    orders,
    order,
    coupons,
    coupon,
    couponSheet,
    paymentLinks,
    refunds,
    holidays,
    terms,
    exports,
    students,
    student,
    addStudent,
    batches,
    newBatch,
    batch,
    imports,
    newImport,
    oneImport,
    mailings,
    newMailing,
    mailing,
    replies,
    staff,
    media,
    captions,
    articles,
    articleNames,
    articleDraft,
    site,
    siteEntry,
    policy,
    launch,
    account,
    audit,
  ]),
  scrollRestoration: true,
  defaultPreload: false,
  parseSearch,
  stringifySearch,
  // Another student or order is another screen: nothing of the one before stays in it.
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
    /** Who is shown the screen; everybody when it does not say. */
    roles?: readonly Role[]
  }
}
