import * as z from 'zod/mini'
import { countUpTo } from '../contract.ts'

/** The id of a row. */
export const rowId = z.uuid('id_required')

/** How many rows a page of a list has. */
export const pageSize = z._default(countUpTo(100, 'limit_invalid'), 25)

/** Which version a writer began from; 0 before there was one. */
export const version = z.int('field_invalid').check(z.minimum(0, 'field_invalid'))

/** A moment as ISO 8601. */
export const moment = z.string()

/** Somebody, or something, by its name. */
export const named = z.object({ id: z.string(), name: z.string() })

/** Words that a list is searched for. */
export const searchWords = z.optional(
  z
    .string('admin_search_invalid')
    .check(z.trim(), z.maxLength(100, 'admin_search_invalid'), z.regex(/^\P{Cc}*$/u, 'admin_search_invalid')),
)
