import { m } from '../../../domain/messages/compiled/messages.js'
import type { Concern } from '../../../domain/safeguarding/rules.ts'

export function concernText(concern: Concern): string {
  return concern === 'abuse' ? m.admin_flag_abuse() : m.admin_flag_harm()
}

export function saidByText(saidBy: 'student' | 'staff'): string {
  return saidBy === 'staff' ? m.admin_flag_said_staff() : m.admin_flag_said_student()
}

export function threadText(thread: 'question' | 'ticket'): string {
  return thread === 'question' ? m.admin_flag_thread_question() : m.admin_flag_thread_ticket()
}
