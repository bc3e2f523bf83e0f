import * as z from 'zod/mini'
import { email, phone, studentName, visibleLine } from '../../accounts/schemas.ts'
import { calendarDay } from '../../calendar-day.ts'
import { locales } from '../../locales.ts'
import { rowId } from '../shapes.ts'

/** A person to get an account, and what is known for a guardian's consent. */
export const person = z.strictObject({
  name: studentName,
  email,
  phone,
  locale: z.enum(locales, 'admin_language_invalid'),
  dateOfBirth: z.nullable(calendarDay('admin_day_invalid')),
  guardian: z.strictObject({
    name: z.nullable(studentName),
    email: z.nullable(email),
    phone: z.nullable(phone),
  }),
})
export type Person = z.output<typeof person>

const dayOrder = z.refine<{ startsOn: string; endsOn: string }>(
  ({ startsOn, endsOn }) => endsOn >= startsOn,
  { error: 'admin_batch_days', path: ['endsOn'] },
)

const mostOfBatch = 50

/** A group of students that learns together. */
export const batch = z
  .strictObject({
    id: rowId,
    name: z
      .string('admin_batch_name_required')
      .check(
        z.trim(),
        z.minLength(1, { error: 'admin_batch_name_required', abort: true }),
        z.maxLength(80, 'text_too_long'),
        z.regex(visibleLine, 'text_invalid'),
      ),
    startsOn: calendarDay('admin_day_invalid'),
    endsOn: calendarDay('admin_day_invalid'),
    courseIds: z.array(rowId).check(z.maxLength(mostOfBatch, 'field_invalid')),
    teacherIds: z.array(rowId).check(z.maxLength(mostOfBatch, 'field_invalid')),
  })
  .check(dayOrder)

/** Maximum body of a request with such a file: its characters may take three bytes each. */
export const importBytes = 6_500_000

/** The text of a file. */
export const importFile = z.string('admin_import_no_table').check(
  z.minLength(1, 'admin_import_no_table'),
  z.maxLength(2_000_000, 'admin_import_too_long'),
  // UTF-8 decoding's replacement character.
  z.regex(/^[^\uFFFD]*$/, 'admin_import_no_table'),
)
