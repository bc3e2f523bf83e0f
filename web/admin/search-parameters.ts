import * as z from 'zod/mini'
import { pageSizes } from '../../domain/admin/rules.ts'

/** Invalid parameters are dropped: a URL is untrusted input. */
function validOrAbsent<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** Words, a date or the id of a row: the server validates them. */
export const text = validOrAbsent(z.string().check(z.minLength(1)))

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return validOrAbsent(z.enum(values))
}

/** Search parameters of every list. */
export const listSearch = {
  search: text,
  page: validOrAbsent(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100_000))),
  limit: validOrAbsent(
    z.coerce.number<number>().check(z.refine((size) => pageSizes.some((one) => one === size))),
  ),
}

/** Any of them, as a list reads them. */
export type ListSearch = Readonly<Record<string, string | number | undefined>>
