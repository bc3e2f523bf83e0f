import type { AdminOutputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import type { IconName } from '../ui/icon.tsx'

type Counts = AdminOutputOf<'getRailCounts'>
type Entry = { to: string; label: () => string; icon: IconName; counted?: keyof Counts }
/** The screens of the navigation, in order; each defines its roles itself. */
export const sidebarEntries = [
  { to: '/admin', label: m.admin_home, icon: 'monitor' },
  { to: '/admin/notifications', label: m.admin_notifications, icon: 'bell', counted: 'notifications' },
  { to: '/admin/inbox', label: m.admin_inbox, icon: 'mail', counted: 'openCases' },
  { to: '/admin/questions', label: m.admin_ask_questions, icon: 'chat', counted: 'questions' },
  { to: '/admin/courses', label: m.admin_courses, icon: 'book' },
  { to: '/admin/lessons', label: m.admin_lessons, icon: 'pencil' },
  { to: '/admin/practice', label: m.admin_practice, icon: 'check', counted: 'disputes' },
  { to: '/admin/orders', label: m.admin_orders, icon: 'rupee' },
  { to: '/admin/refunds', label: m.admin_refunds, icon: 'refresh', counted: 'refunds' },
  { to: '/admin/coupons', label: m.admin_coupons, icon: 'star' },
  { to: '/admin/payment-links', label: m.admin_payment_links, icon: 'link' },
  { to: '/admin/settlements', label: m.admin_settlements, icon: 'external' },
  { to: '/admin/exports', label: m.admin_exports, icon: 'download' },
  { to: '/admin/learners', label: m.admin_learners, icon: 'user' },
  { to: '/admin/students', label: m.admin_students, icon: 'user' },
  { to: '/admin/batches', label: m.admin_batches, icon: 'book' },
  { to: '/admin/mailings', label: m.admin_mailings, icon: 'mail' },
  { to: '/admin/replies', label: m.admin_replies, icon: 'chat' },
  { to: '/admin/safeguarding', label: m.admin_flags, icon: 'alert' },
  { to: '/admin/staff', label: m.admin_staff, icon: 'lock' },
  { to: '/admin/media', label: m.admin_media, icon: 'play' },
  { to: '/admin/articles', label: m.admin_blog, icon: 'document' },
  { to: '/admin/site', label: m.admin_site, icon: 'globe' },
  { to: '/admin/launch', label: m.admin_launch, icon: 'check' },
  { to: '/admin/audit', label: m.admin_audit, icon: 'document' },
] as const satisfies readonly Entry[]

/** Screens linked from others, by name. */
const otherScreens = [
  { to: '/admin/jobs', label: m.admin_jobs },
  { to: '/admin/courses/lists', label: m.admin_course_lists },
  { to: '/admin/practice/questions', label: m.admin_questions },
  { to: '/admin/safeguarding/people', label: m.admin_safeguarding },
  { to: '/admin/holidays', label: m.admin_holidays },
  { to: '/admin/terms', label: m.admin_terms },
  { to: '/admin/students/add', label: m.admin_person_add },
  { to: '/admin/batches/new', label: m.admin_batch_new },
  { to: '/admin/imports', label: m.admin_imports },
  { to: '/admin/imports/new', label: m.admin_import_new },
  { to: '/admin/mailings/new', label: m.admin_mailing_new },
  { to: '/admin/articles/names', label: m.admin_article_names },
  { to: '/admin/account', label: m.admin_account },
] as const satisfies readonly Pick<Entry, 'to' | 'label'>[]

export const allScreens = [...sidebarEntries, ...otherScreens]
export type Screen = (typeof allScreens)[number]['to']
