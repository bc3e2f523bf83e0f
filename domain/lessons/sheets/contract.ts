import * as z from 'zod/mini'
import { body, defineCall, nameOfRow } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { drawnSheet } from './drawn-sheet.ts'

export const openSheet = defineCall({
  method: 'POST',
  path: '/student/openSheet',
  access: 'optional',
  summary: 'A worksheet that the caller may open, to be read on a screen; null where there is its file alone',
  input: body({
    item: z
      .string('id_required')
      .check(z.trim(), z.minLength(1, 'id_required'), z.maxLength(120, 'id_required'), nameOfRow),
    language: z._default(z.enum(locales, 'field_invalid'), 'en'),
  }),
  output: z.object({ sheet: z.nullable(drawnSheet) }),
  limits: ['linkPerAccount'],
  isCompressed: true,
})
