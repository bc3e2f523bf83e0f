import { m } from '../../domain/messages/compiled/messages.js'

const sentences: Record<string, () => string> = {
  email_required: m.email_required,
  email_invalid: m.email_invalid,
  phone_required: m.phone_required,
  phone_invalid: m.phone_invalid,
  name_required: m.name_required,
  name_too_long: m.name_too_long,
  name_invalid: m.name_invalid,
  password_required: m.password_required,
  password_required_register: m.password_required_register,
  password_too_short: m.password_too_short,
  password_too_long: m.password_too_long,
  password_reset_too_long: m.password_reset_too_long,
  code_invalid: m.code_invalid,
}

/** The sentence of a key that an account form's schema may raise. */
export function fieldMessage(key: string): string {
  return sentences[key]?.() ?? m.something_went_wrong()
}
