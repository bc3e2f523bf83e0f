import * as z from 'zod/mini'
import { emailAddress, impossiblePhone, visibleLine } from '../accounts/schemas.ts'
import { clientKey } from '../contract.ts'
import type { MessageKey } from '../messages/message-key.ts'
import { countWords, messageWordLimit, occupations, phoneDigits, reportReasons, topics } from './rules.ts'

/** One line without invisible signs, trimmed. */
function line(required: MessageKey, maximum = 100, invalid: MessageKey = 'text_invalid') {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(maximum, 'text_too_long'),
      z.regex(visibleLine, invalid),
    )
}

/** A person's name. */
function personName(required: MessageKey) {
  return line(required, 100, 'name_invalid')
}

/** Text of several lines: no control characters but tabs and line breaks. */
function prose(required: MessageKey) {
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(10_000, { error: 'text_too_long', abort: true }),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'text_invalid'),
    )
}

/** Bot detection: pages send both fields, people never fill the first. */
const guard = {
  website: z.optional(z.string('field_invalid').check(z.maxLength(1000, 'field_invalid'))),
  filledInMs: z.optional(z.number('field_invalid').check(z.minimum(0, 'field_invalid'))),
}

const message = prose('contact_message_required').check(
  z.refine((text) => countWords(text) <= messageWordLimit, 'contact_message_too_long'),
)

/** The contact form (specification, section 5). */
export const contactRequest = z.strictObject({
  name: personName('contact_name_required'),
  email: emailAddress('email_required', 'contact_email_invalid'),
  phone: z.string('contact_phone_required').check(
    z.trim(),
    z.minLength(1, { error: 'contact_phone_required', abort: true }),
    z.regex(new RegExp(`^\\d{${phoneDigits}}$`), 'contact_phone_digits'),
    z.refine((typed) => !impossiblePhone.test(typed), 'contact_phone_impossible'),
  ),
  message,
  clientKey: z.optional(clientKey),
  ...guard,
})

export const subscription = z.strictObject({
  email: emailAddress('subscribe_email_required', 'contact_email_invalid'),
  ...guard,
})

export const linkToken = z.strictObject({
  token: z.string('subscription_link_ended').check(z.maxLength(200, 'subscription_link_ended')),
})

const years = z.union(
  [
    z.number(),
    z.pipe(
      z.string().check(z.regex(/^\s*\d{1,2}(?:\.\d{1,2})?\s*$/)),
      z.transform((text) => Number(text)),
    ),
  ],
  {
    error: ({ input }) =>
      input === undefined || input === null || input === '' ? 'apply_required' : 'apply_experience_numeric',
  },
)

/** The application (specification, sections 3 and 5): the email's format is not validated. */
export const application = z.strictObject({
  fullName: personName('apply_name_required'),
  emailId: line('apply_required', 254),
  phoneNumber: z.optional(
    z.string('apply_phone_invalid').check(
      z.regex(/^(?:\+\d{6,15})?$/, 'apply_phone_invalid'),
      z.refine((typed) => !impossiblePhone.test(typed), 'apply_phone_invalid'),
    ),
  ),
  companyName: line('apply_required'),
  experienceInYears: years.check(
    z.minimum(0, 'apply_experience_numeric'),
    z.maximum(60, 'apply_experience_numeric'),
  ),
  dreamCompany: line('apply_required'),
  topicsOfInterest: z.optional(
    z
      .array(z.enum(topics, 'apply_topic_unknown'), 'apply_topic_unknown')
      .check(z.maxLength(topics.length, 'apply_topic_unknown')),
  ),
  occupation: z.optional(z.enum(occupations, 'apply_occupation_unknown')),
  clientKey: z.optional(clientKey),
  ...guard,
})

/** A report about a lesson or an article. */
export const report = z.strictObject({
  kind: z.enum(['lesson', 'article'], 'field_invalid'),
  id: line('id_required', 200),
  reason: z.enum(reportReasons, 'report_reason_required'),
  text: z.optional(
    z
      .string('text_invalid')
      .check(
        z.trim(),
        z.maxLength(2000, 'text_too_long'),
        z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'text_invalid'),
      ),
  ),
  email: z.optional(emailAddress('email_required', 'contact_email_invalid')),
  clientKey: z.optional(clientKey),
  ...guard,
})
