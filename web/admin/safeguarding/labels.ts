import { m } from '../../../domain/messages/compiled/messages.js'
import type { Concern } from '../../../domain/safeguarding/rules.ts'

export function concernText(concern: Concern): string {
  return concern === 'abuse' ? m.admin_flag_abuse() : m.admin_flag_harm()
}

export function saidByText(saidBy: 'student' | 'staff'): string {
  return saidBy === 'staff' ? m.admin_flag_said_staff() : m.admin_flag_said_student()
}

const threads = {
  question: m.admin_flag_thread_question,
  ticket: m.admin_flag_thread_ticket,
  dispute: m.admin_flag_thread_dispute,
  contact: m.admin_flag_thread_contact,
  report: m.admin_flag_thread_report,
}

export function threadText(thread: keyof typeof threads): string {
  return threads[thread]()
}
