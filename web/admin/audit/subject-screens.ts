import { linkOptions } from '@tanstack/react-router'
import type { ArticleKind } from '../../../domain/admin/articles/rules.ts'
import type { CaseKind } from '../../../domain/admin/rules.ts'
import type { SubjectKind } from '../ui/action-labels.ts'

const article = (kind: ArticleKind) => (id: string) =>
  linkOptions({ to: '/admin/articles/$kind/$id', params: { kind, id } })
const caseOf = (kind: CaseKind) => (name: string) =>
  linkOptions({ to: '/admin/inbox/$kind/$name', params: { kind, name } })

/** The screen of a log entry's subject, by kind and id: a coupon leads to its batch. */
export const subjectScreens = {
  application: caseOf('application'),
  article: article('article'),
  articleAuthor: () => linkOptions({ to: '/admin/articles/names' }),
  articleCategory: () => linkOptions({ to: '/admin/articles/names' }),
  batch: (id: string) => linkOptions({ to: '/admin/batches/$id', params: { id } }),
  canned: () => linkOptions({ to: '/admin/replies' }),
  category: () => linkOptions({ to: '/admin/courses/lists' }),
  contact: caseOf('contact'),
  coupon: (batch: string) => linkOptions({ to: '/admin/coupons', search: { batch } }),
  course: (courseId: string) => linkOptions({ to: '/admin/courses/$courseId', params: { courseId } }),
  dispute: () => linkOptions({ to: '/admin/practice' }),
  export: () => linkOptions({ to: '/admin/exports' }),
  flag: (id: string) => linkOptions({ to: '/admin/safeguarding/$id', params: { id } }),
  holiday: () => linkOptions({ to: '/admin/holidays' }),
  import: (id: string) => linkOptions({ to: '/admin/imports/$id', params: { id } }),
  installation: () => linkOptions({ to: '/admin/launch' }),
  instructor: () => linkOptions({ to: '/admin/courses/lists' }),
  lesson: (id: string) => linkOptions({ to: '/admin/lessons/$id', params: { id } }),
  mailing: (id: string) => linkOptions({ to: '/admin/mailings/$id', params: { id } }),
  media: () => linkOptions({ to: '/admin/media' }),
  order: (orderId: string) => linkOptions({ to: '/admin/orders/$orderId', params: { orderId } }),
  'payment-link': () => linkOptions({ to: '/admin/payment-links' }),
  policy: (slug: string) => linkOptions({ to: '/admin/policies/$slug', params: { slug } }),
  question: (id: string) => linkOptions({ to: '/admin/questions/$id', params: { id } }),
  refundRule: () => linkOptions({ to: '/admin/refunds' }),
  report: caseOf('report'),
  resource: article('resource'),
  safeguarding: () => linkOptions({ to: '/admin/safeguarding/people' }),
  selling: () => linkOptions({ to: '/admin/orders' }),
  site: (key: string) => linkOptions({ to: '/admin/site/$key', params: { key } }),
  staff: () => linkOptions({ to: '/admin/staff' }),
  student: (id: string) => linkOptions({ to: '/admin/students/$id', params: { id } }),
  terms: () => linkOptions({ to: '/admin/terms' }),
  ticket: caseOf('ticket'),
} satisfies Record<SubjectKind, (id: string) => object>
