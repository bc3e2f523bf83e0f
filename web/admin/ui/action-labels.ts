import { m } from '../../../domain/messages/compiled/messages.js'

/** By verb only; the subject is shown next to it. */
const acts: Record<string, () => string> = {
  open: m.admin_act_open,
  answer: m.admin_act_answer,
  assign: m.admin_act_assign,
  status: m.admin_act_status,
  note: m.admin_act_note,
  create: m.admin_act_create,
  add: m.admin_act_add,
  edit: m.admin_act_edit,
  change: m.admin_act_change,
  confirm: m.admin_act_confirm,
  correct: m.admin_act_correct,
  remove: m.admin_act_remove,
  rename: m.admin_act_rename,
  order: m.admin_act_order,
  aside: m.admin_act_aside,
  publish: m.admin_act_publish,
  schedule: m.admin_act_schedule,
  unschedule: m.admin_act_unschedule,
  withdraw: m.admin_act_withdraw,
  unpublish: m.admin_act_unpublish,
  archive: m.admin_act_archive,
  delete: m.admin_act_delete,
  take: m.admin_act_take,
  stop: m.admin_act_stop,
  login: m.admin_act_login,
  'wrong-codes': m.admin_act_wrong_codes,
  logout: m.admin_act_logout,
  'set-up': m.admin_act_set_up,
  invite: m.admin_act_invite,
  renew: m.admin_act_renew,
  role: m.admin_act_role,
  roles: m.admin_act_roles,
  authors: m.admin_act_authors,
  'end-session': m.admin_act_end_session,
  'end-sessions': m.admin_act_end_sessions,
  block: m.admin_act_block,
  unblock: m.admin_act_unblock,
  grant: m.admin_act_grant,
  export: m.admin_act_export,
  erase: m.admin_act_erase,
  'resend-code': m.admin_act_resend_code,
  ask: m.admin_act_ask,
  record: m.admin_act_record,
  prepare: m.admin_act_prepare,
  captions: m.admin_act_captions,
  'change-key': m.admin_act_change_key,
  merge: m.admin_act_merge,
  part: m.admin_act_part,
  close: m.admin_act_close,
  dispute: m.admin_act_dispute,
}

/** Actions whose verb alone would be wrong. */
const wholeActs: Record<string, () => string> = {
  'learners.open': m.admin_act_learners_open,
  'learner.open': m.admin_act_learner_open,
  'refund.approve': m.admin_act_refund_approve,
  'refund.decline': m.admin_act_refund_decline,
  'refund.propose': m.admin_act_refund_propose,
  'refund.undo': m.admin_act_refund_undo,
  'refund.retry': m.admin_act_refund_retry,
  'order.send-document': m.admin_act_send_document,
  'payment.settle': m.admin_act_payment_settle,
  'payment.note-difference': m.admin_act_payment_note_difference,
  'installation.go-live': m.admin_act_go_live,
  'dispute.correct': m.admin_act_dispute_correct,
  'dispute.decline': m.admin_act_dispute_decline,
  'safeguarding.change': m.admin_act_safeguarding,
  'selling.remind': m.admin_act_remind,
  'refund.record': m.admin_act_refund_record,
  'refund.limit': m.admin_act_refund_limit,
  'student.keys-limited': m.admin_act_student_keys_limited,
  'batch.add-members': m.admin_act_add_members,
  'batch.remove-member': m.admin_act_remove_member,
  'mailing.send': m.admin_act_mailing_send,
  'people.grant': m.admin_act_people_grant,
  'people.import': m.admin_act_people_import,
  'student.withdraw': m.admin_act_student_withdraw,
  'staff.password': m.admin_act_staff_password,
  'staff.authenticator': m.admin_act_staff_authenticator,
  'staff.recovery-code': m.admin_act_staff_recovery_code,
  'staff.recovery-codes': m.admin_act_staff_recovery_codes,
  'staff.passkey-added': m.admin_act_staff_passkey_added,
  'staff.passkey-removed': m.admin_act_staff_passkey_removed,
}

const subjects = {
  terms: m.admin_terms,
  ticket: m.admin_subject_ticket,
  contact: m.admin_subject_contact,
  application: m.admin_subject_application,
  report: m.admin_subject_report,
  batch: m.admin_subject_batch,
  import: m.admin_subject_import,
  mailing: m.admin_subject_mailing,
  canned: m.admin_subject_canned,
  category: m.admin_subject_category,
  coupon: m.admin_subject_coupon,
  'payment-link': m.admin_subject_payment_link,
  course: m.admin_subject_course,
  dispute: m.admin_subject_dispute,
  export: m.admin_subject_export,
  holiday: m.admin_subject_holiday,
  installation: m.admin_subject_installation,
  instructor: m.admin_subject_instructor,
  lesson: m.admin_subject_lesson,
  media: m.admin_subject_media,
  order: m.admin_subject_order,
  policy: m.admin_subject_policy,
  question: m.admin_subject_question,
  flag: m.admin_subject_flag,
  safeguarding: m.admin_subject_safeguarding,
  refundRule: m.admin_subject_refund_rule,
  selling: m.admin_subject_selling,
  site: m.admin_subject_site,
  staff: m.admin_subject_staff,
  student: m.admin_subject_student,
  article: m.admin_subject_article,
  resource: m.admin_subject_resource,
  articleAuthor: m.admin_subject_article_author,
  articleCategory: m.admin_subject_article_category,
} satisfies Record<string, () => string>
export type SubjectKind = keyof typeof subjects

/** Kinds of subjects in the log, sorted by name. */
export const subjectKinds = (Object.keys(subjects) as SubjectKind[]).toSorted((one, other) =>
  subjects[one]().localeCompare(subjects[other]()),
)

export function subjectKind(kind: string): SubjectKind | undefined {
  return subjectKinds.find((one) => one === kind)
}

/** The label of an action by its code in the log: `article.publish` is "Published". */
export function actText(code: string): string {
  const said = wholeActs[code] ?? acts[code.slice(code.indexOf('.') + 1)]
  return said?.() ?? code
}

/** The subject of an action, by its kind in the log. */
export function subjectText(kind: string): string {
  const known = subjectKind(kind)
  return known === undefined ? kind : subjects[known]()
}
