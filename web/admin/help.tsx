import { useMatches } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Dialog } from '../ui/dialog.tsx'

/** Help for the current screen. */
export function Help({ onClose }: { onClose(): void }) {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  return (
    <Dialog title={m.admin_help()} isOpen onClose={onClose}>
      <p className="wrap-anywhere">{helpTexts[path ?? '']?.() ?? m.admin_no_screen()}</p>
    </Dialog>
  )
}

/** The purpose of each screen and what to know about it, by route path. */
export const helpTexts: Readonly<Record<string, () => string>> = {
  '/admin': m.admin_help_home,
  '/admin/jobs': m.admin_help_jobs,
  '/admin/settlements': m.admin_help_settlements,
  '/admin/learners': m.admin_help_learners,
  '/admin/notifications': m.admin_help_notifications,
  '/admin/inbox': m.admin_help_inbox,
  '/admin/inbox/$kind/$name': m.admin_help_case,
  '/admin/courses': m.admin_help_courses,
  '/admin/courses/lists': m.admin_help_course_lists,
  '/admin/courses/$courseId': m.admin_help_course,
  '/admin/courses/$courseId/watching': m.admin_help_watching,
  '/admin/courses/$courseId/preview': m.admin_help_preview,
  '/admin/lessons': m.admin_help_lessons,
  '/admin/lessons/$id': m.admin_help_lesson,
  '/admin/practice': m.admin_help_practice,
  '/admin/practice/questions': m.admin_help_questions,
  '/admin/questions': m.admin_help_ask,
  '/admin/questions/$id': m.admin_help_ask_question,
  '/admin/safeguarding': m.admin_help_flags,
  '/admin/safeguarding/people': m.admin_help_safeguarding,
  '/admin/safeguarding/$id': m.admin_help_flag,
  '/admin/orders': m.admin_help_orders,
  '/admin/orders/$orderId': m.admin_help_order,
  '/admin/coupons': m.admin_help_coupons,
  '/admin/coupons/$couponId': m.admin_help_coupon,
  '/admin/coupons/sheet/$batchId': m.admin_help_coupon_sheet,
  '/admin/payment-links': m.admin_help_payment_links,
  '/admin/refunds': m.admin_help_refunds,
  '/admin/holidays': m.admin_help_holidays,
  '/admin/terms': m.admin_help_terms,
  '/admin/exports': m.admin_help_exports,
  '/admin/students': m.admin_help_students,
  '/admin/students/$id': m.admin_help_student,
  '/admin/students/add': m.admin_help_add_student,
  '/admin/batches': m.admin_help_batches,
  '/admin/batches/new': m.admin_help_batch_new,
  '/admin/batches/$id': m.admin_help_batch,
  '/admin/imports': m.admin_help_imports,
  '/admin/imports/new': m.admin_help_import_new,
  '/admin/imports/$id': m.admin_help_import,
  '/admin/mailings': m.admin_help_mailings,
  '/admin/mailings/new': m.admin_help_mailing_new,
  '/admin/mailings/$id': m.admin_help_mailing,
  '/admin/replies': m.admin_help_replies,
  '/admin/staff': m.admin_help_staff,
  '/admin/media': m.admin_help_media,
  '/admin/media/$mediaId/captions': m.admin_help_captions,
  '/admin/articles': m.admin_help_articles,
  '/admin/articles/names': m.admin_help_article_names,
  '/admin/articles/$kind/$id': m.admin_help_article,
  '/admin/site': m.admin_help_site,
  '/admin/site/$key': m.admin_help_site_entry,
  '/admin/policies/$slug': m.admin_help_policy,
  '/admin/launch': m.admin_help_launch,
  '/admin/account': m.admin_help_account,
  '/admin/audit': m.admin_help_audit,
}
