import * as z from 'zod/mini'
import { body, defineCall, identifier } from '../../contract.ts'
import { locales } from '../../locales.ts'
import { drawnSheet } from './drawn-sheet.ts'

export const openSheet = defineCall({
  method: 'POST',
  path: '/student/openSheet',
  access: 'optional',
  summary: 'A worksheet that the caller may open, for reading on screen; null if only its file exists',
  input: body({
    item: identifier,
    language: z._default(z.enum(locales, 'field_invalid'), 'en'),
  }),
  output: z.object({ sheet: z.nullable(drawnSheet) }),
  limits: ['linkPerAccount'],
  isCompressed: true,
})
