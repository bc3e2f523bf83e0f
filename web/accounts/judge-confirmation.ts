import { m } from '../../domain/messages/compiled/messages.js'

/** Errors of a repeated password (specification, section 5). */
export function judgeConfirmation(password: string, confirmation: string): { confirmation?: string } {
  if (confirmation === '') return { confirmation: m.auth_confirm_required() }
  return confirmation === password ? {} : { confirmation: m.auth_passwords_differ() }
}
