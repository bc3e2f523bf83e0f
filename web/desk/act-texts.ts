import { m } from '../../domain/messages/compiled/messages.js'

/** By the act alone; its subject stands beside it. */
const acts: Record<string, () => string> = {
  open: m.desk_act_open,
  answer: m.desk_act_answer,
  assign: m.desk_act_assign,
  status: m.desk_act_status,
  note: m.desk_act_note,
  create: m.desk_act_create,
  add: m.desk_act_add,
  edit: m.desk_act_edit,
  change: m.desk_act_change,
  confirm: m.desk_act_confirm,
  correct: m.desk_act_correct,
  remove: m.desk_act_remove,
  rename: m.desk_act_rename,
  order: m.desk_act_order,
  aside: m.desk_act_aside,
  publish: m.desk_act_publish,
  schedule: m.desk_act_schedule,
  withdraw: m.desk_act_withdraw,
  unpublish: m.desk_act_unpublish,
  archive: m.desk_act_archive,
  delete: m.desk_act_delete,
  take: m.desk_act_take,
  login: m.desk_act_login,
  'wrong-codes': m.desk_act_wrong_codes,
  logout: m.desk_act_logout,
  'set-up': m.desk_act_set_up,
  invite: m.desk_act_invite,
  renew: m.desk_act_renew,
  role: m.desk_act_role,
  'end-session': m.desk_act_end_session,
  'end-sessions': m.desk_act_end_sessions,
  block: m.desk_act_block,
  unblock: m.desk_act_unblock,
  grant: m.desk_act_grant,
  export: m.desk_act_export,
  erase: m.desk_act_erase,
  'resend-code': m.desk_act_resend_code,
  ask: m.desk_act_ask,
  prepare: m.desk_act_prepare,
  'change-key': m.desk_act_change_key,
}

/** Where the act alone would say something else. */
const wholeActs: Record<string, () => string> = {
  'refund.approve': m.desk_act_refund_approve,
  'refund.decline': m.desk_act_refund_decline,
  'refund.propose': m.desk_act_refund_propose,
  'refund.retry': m.desk_act_refund_retry,
  'payment.settle': m.desk_act_payment_settle,
  'installation.go-live': m.desk_act_go_live,
  'refund.limit': m.desk_act_refund_limit,
  'student.keys-limited': m.desk_act_student_keys_limited,
  'student.withdraw': m.desk_act_student_withdraw,
}

const subjects: Record<string, () => string> = {
  ticket: m.desk_subject_ticket,
  contact: m.desk_subject_contact,
  application: m.desk_subject_application,
  report: m.desk_subject_report,
  canned: m.desk_subject_canned,
  category: m.desk_subject_category,
  course: m.desk_subject_course,
  export: m.desk_subject_export,
  holiday: m.desk_subject_holiday,
  installation: m.desk_subject_installation,
  instructor: m.desk_subject_instructor,
  media: m.desk_subject_media,
  order: m.desk_subject_order,
  policy: m.desk_subject_policy,
  refundRule: m.desk_subject_refund_rule,
  site: m.desk_subject_site,
  staff: m.desk_subject_staff,
  student: m.desk_subject_student,
  article: m.desk_subject_article,
  resource: m.desk_subject_resource,
  articleAuthor: m.desk_subject_article_author,
  articleCategory: m.desk_subject_article_category,
}

/** What a member of staff did, by its code in the log: `article.publish` is "Published". */
export function actText(code: string): string {
  const said = wholeActs[code] ?? acts[code.slice(code.indexOf('.') + 1)]
  return said?.() ?? code
}

/** What it was done to, by its kind in the log. */
export function subjectText(kind: string): string {
  return subjects[kind]?.() ?? kind
}
