import * as z from 'zod/mini'
import { locales } from '../../locales.ts'
import { writtenText } from '../schemas.ts'

/** A reply template; without an id it is a new one. */
export const cannedReply = z.strictObject({
  id: z.optional(z.uuid('id_required')),
  title: z
    .string('admin_canned_title_required')
    .check(
      z.trim(),
      z.minLength(1, 'admin_canned_title_required'),
      z.maxLength(80, 'admin_canned_title_long'),
      z.regex(/^\P{Cc}*$/u, 'admin_canned_title_required'),
    ),
  text: writtenText,
  locale: z._default(z.enum(locales, 'field_invalid'), 'en'),
  isForQuestions: z._default(z.boolean('field_invalid'), false),
})
