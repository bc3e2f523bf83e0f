import { linkOptions } from '@tanstack/react-router'
import type { ArticleKind } from '../../../domain/admin/articles/rules.ts'
import type { AuditSubjectKind } from '../../../domain/admin/audit/contract.ts'
import type { CaseKind } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

const article = (kind: ArticleKind) => (id: string) =>
  linkOptions({ to: '/admin/articles/$kind/$id', params: { kind, id } })
const caseOf = (kind: CaseKind) => (name: string) =>
  linkOptions({ to: '/admin/inbox/$kind/$name', params: { kind, name } })

/** The label of each kind of subject in the log, and its screen by id: a coupon leads to its batch. */
const subjects = {
  application: { label: m.admin_subject_application, screen: caseOf('application') },
  article: { label: m.admin_subject_article, screen: article('article') },
  articleAuthor: {
    label: m.admin_subject_article_author,
    screen: () => linkOptions({ to: '/admin/articles/names' }),
  },
  articleCategory: {
    label: m.admin_subject_article_category,
    screen: () => linkOptions({ to: '/admin/articles/names' }),
  },
  batch: {
    label: m.admin_subject_batch,
    screen: (id) => linkOptions({ to: '/admin/batches/$id', params: { id } }),
  },
  canned: { label: m.admin_subject_canned, screen: () => linkOptions({ to: '/admin/replies' }) },
  category: { label: m.admin_subject_category, screen: () => linkOptions({ to: '/admin/courses/lists' }) },
  contact: { label: m.admin_subject_contact, screen: caseOf('contact') },
  coupon: {
    label: m.admin_subject_coupon,
    screen: (batch) => linkOptions({ to: '/admin/coupons', search: { batch } }),
  },
  course: {
    label: m.admin_subject_course,
    screen: (courseId) => linkOptions({ to: '/admin/courses/$courseId', params: { courseId } }),
  },
  dispute: { label: m.admin_subject_dispute, screen: () => linkOptions({ to: '/admin/practice' }) },
  export: { label: m.admin_subject_export, screen: () => linkOptions({ to: '/admin/exports' }) },
  flag: {
    label: m.admin_subject_flag,
    screen: (id) => linkOptions({ to: '/admin/safeguarding/$id', params: { id } }),
  },
  holiday: { label: m.admin_subject_holiday, screen: () => linkOptions({ to: '/admin/holidays' }) },
  import: {
    label: m.admin_subject_import,
    screen: (id) => linkOptions({ to: '/admin/imports/$id', params: { id } }),
  },
  installation: { label: m.admin_subject_installation, screen: () => linkOptions({ to: '/admin/launch' }) },
  instructor: {
    label: m.admin_subject_instructor,
    screen: () => linkOptions({ to: '/admin/courses/lists' }),
  },
  lesson: {
    label: m.admin_subject_lesson,
    screen: (id) => linkOptions({ to: '/admin/lessons/$id', params: { id } }),
  },
  mailing: {
    label: m.admin_subject_mailing,
    screen: (id) => linkOptions({ to: '/admin/mailings/$id', params: { id } }),
  },
  media: { label: m.admin_subject_media, screen: () => linkOptions({ to: '/admin/media' }) },
  order: {
    label: m.admin_subject_order,
    screen: (orderId) => linkOptions({ to: '/admin/orders/$orderId', params: { orderId } }),
  },
  payment: { label: m.admin_subject_payment, screen: () => linkOptions({ to: '/admin/refunds' }) },
  'payment-link': {
    label: m.admin_subject_payment_link,
    screen: () => linkOptions({ to: '/admin/payment-links' }),
  },
  policy: {
    label: m.admin_subject_policy,
    screen: (slug) => linkOptions({ to: '/admin/policies/$slug', params: { slug } }),
  },
  question: {
    label: m.admin_subject_question,
    screen: (id) => linkOptions({ to: '/admin/questions/$id', params: { id } }),
  },
  refundRule: { label: m.admin_subject_refund_rule, screen: () => linkOptions({ to: '/admin/refunds' }) },
  report: { label: m.admin_subject_report, screen: caseOf('report') },
  resource: { label: m.admin_subject_resource, screen: article('resource') },
  safeguarding: {
    label: m.admin_subject_safeguarding,
    screen: () => linkOptions({ to: '/admin/safeguarding/people' }),
  },
  selling: { label: m.admin_subject_selling, screen: () => linkOptions({ to: '/admin/orders' }) },
  settlement: {
    label: m.admin_subject_settlement,
    screen: () => linkOptions({ to: '/admin/settlements' }),
  },
  site: {
    label: m.admin_subject_site,
    screen: (key) => linkOptions({ to: '/admin/site/$key', params: { key } }),
  },
  staff: { label: m.admin_subject_staff, screen: () => linkOptions({ to: '/admin/staff' }) },
  student: {
    label: m.admin_subject_student,
    screen: (id) => linkOptions({ to: '/admin/students/$id', params: { id } }),
  },
  terms: { label: m.admin_terms, screen: () => linkOptions({ to: '/admin/terms' }) },
  ticket: { label: m.admin_subject_ticket, screen: caseOf('ticket') },
} satisfies Record<AuditSubjectKind, { label: () => string; screen: (id: string) => object }>

/** Kinds of subjects in the log, sorted by name. */
export const subjectKinds = (Object.keys(subjects) as AuditSubjectKind[]).toSorted((one, other) =>
  subjects[one].label().localeCompare(subjects[other].label()),
)

/** Label and screen of a kind in the log; undefined if the kind is unknown. */
export function subjectOf(kind: string) {
  const known = subjectKinds.find((one) => one === kind)
  return known && subjects[known]
}

/** The label of a kind in the log. */
export function subjectText(kind: string): string {
  return subjectOf(kind)?.label() ?? kind
}

/** A row's id by its beginning; what people know by its id, such as a payment or a policy, whole. */
export function shortId(id: string): string {
  return /^[\da-f]{8}-[\da-f]{4}-/.test(id) ? id.slice(0, 8) : id
}
