import { m } from '../../domain/messages/compiled/messages.js'

const sentences: Record<string, () => string> = {
  contact_name_required: m.contact_name_required,
  email_required: m.email_required,
  contact_email_invalid: m.contact_email_invalid,
  contact_phone_required: m.contact_phone_required,
  contact_phone_digits: m.contact_phone_digits,
  contact_phone_impossible: m.contact_phone_impossible,
  contact_message_required: m.contact_message_required,
  contact_message_too_long: m.contact_message_too_long,
  subscribe_email_required: m.subscribe_email_required,
  name_invalid: m.name_invalid,
  text_too_long: m.text_too_long,
  text_invalid: m.text_invalid,
  apply_name_required: m.apply_name_required,
  apply_required: m.apply_required,
  apply_phone_invalid: m.apply_phone_invalid,
  apply_experience_numeric: m.apply_experience_numeric,
  apply_topic_unknown: m.apply_topic_unknown,
  apply_occupation_unknown: m.apply_occupation_unknown,
  report_reason_required: m.report_reason_required,
}

/** The sentence of a key that a form of this feature may raise. */
export function enquiryMessage(key: string): string {
  return sentences[key]?.() ?? m.something_went_wrong()
}
