import * as z from 'zod/mini'
import { visibleLine } from '../../accounts/schemas.ts'
import { perTranslation } from '../../locales.ts'
import { rowId } from '../shapes.ts'

export const audiences = ['news', 'course', 'batch'] as const
export type Audience = (typeof audiences)[number]

/** A mailing in one language: a subject, and paragraphs separated by empty lines. */
const mailingText = z.strictObject({
  subject: z
    .string('admin_mailing_subject_required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'admin_mailing_subject_required', abort: true }),
      z.maxLength(120, 'text_too_long'),
      z.regex(visibleLine, 'text_invalid'),
    ),
  text: z
    .string('admin_mailing_text_required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'admin_mailing_text_required', abort: true }),
      z.maxLength(10_000, 'text_too_long'),
      z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, 'text_invalid'),
    ),
})
export type MailingText = z.output<typeof mailingText>

/** English is required, and is the fallback for other languages. */
export const mailingTexts = z.strictObject({
  en: mailingText,
  ...perTranslation(() => z.optional(mailingText)),
})
export type MailingTexts = z.output<typeof mailingTexts>

/** The recipients. */
export const mailingTo = z.union(
  [
    z.strictObject({ audience: z.literal('news') }),
    z.strictObject({ audience: z.literal('course'), courseId: rowId }),
    z.strictObject({ audience: z.literal('batch'), batchId: rowId }),
  ],
  'admin_mailing_audience',
)
