import * as z from 'zod/mini'
import { countUpTo, pageNumber, wholeUpTo } from '../contract.ts'
import type { MessageKey } from '../messages/message-key.ts'

/** The id of a row. */
export const rowId = z.uuid('id_required')

/** The requested page of a list, and its size. */
export const paging = { page: pageNumber, limit: z._default(countUpTo(100, 'limit_invalid'), 25) }

/** A page of a list; a list may add fields. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return {
    items: z.array(item),
    /** Rows of all pages; very many are counted only up to a limit. */
    total: z.number(),
    /** There are more than were counted. */
    hasMore: z.boolean(),
    totalPages: z.number(),
  }
}

/** The version that an edit is based on; 0 before there was one. */
export const version = wholeUpTo(2_147_483_647)

/** Rupees, to the paisa. */
export function rupees(
  { least, most }: { least: number; most: number },
  message: MessageKey = 'admin_amount_invalid',
) {
  return z
    .number(message)
    .check(z.minimum(least, message), z.maximum(most, message), z.multipleOf(0.01, message))
}

/** A time as ISO 8601. */
export const moment = z.string()

/** A future time, chosen by staff. */
export const futureMoment = z.iso.datetime({ offset: true, error: 'admin_moment_invalid' })

/** Somebody, or something, by name. */
export const named = z.object({ id: z.string(), name: z.string() })

/** Who else is answering a question or a case now. */
export const answering = z.nullable(z.object({ name: z.string(), endsAt: moment }))

/** Search text of a list. */
export const searchWords = z.optional(
  z
    .string('admin_search_invalid')
    .check(z.trim(), z.maxLength(100, 'admin_search_invalid'), z.regex(/^\P{Cc}*$/u, 'admin_search_invalid')),
)
