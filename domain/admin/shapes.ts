import * as z from 'zod/mini'
import { countUpTo, pageNumber, wholeUpTo } from '../contract.ts'
import type { MessageKey } from '../messages/message-key.ts'

/** The id of a row. */
export const rowId = z.uuid('id_required')

/** Which page of a list is asked for, and how many rows it has. */
export const paging = { page: pageNumber, limit: z._default(countUpTo(100, 'limit_invalid'), 25) }

/** What a page of a list answers; a list may have more beside it. */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return {
    items: z.array(item),
    /** Rows of all pages; where there are very many, they are counted no further than a limit. */
    total: z.number(),
    /** There are more than were counted. */
    hasMore: z.boolean(),
    totalPages: z.number(),
  }
}

/** Which version a writer began from; 0 before there was one. */
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

/** A moment as ISO 8601. */
export const moment = z.string()

/** A moment to come, as staff choose it. */
export const futureMoment = z.iso.datetime({ offset: true, error: 'admin_moment_invalid' })

/** Somebody, or something, by its name. */
export const named = z.object({ id: z.string(), name: z.string() })

/** Who else is answering a question or a case now. */
export const answering = z.nullable(z.object({ name: z.string(), endsAt: moment }))

/** Words that a list is searched for. */
export const searchWords = z.optional(
  z
    .string('admin_search_invalid')
    .check(z.trim(), z.maxLength(100, 'admin_search_invalid'), z.regex(/^\P{Cc}*$/u, 'admin_search_invalid')),
)
