import { pageCount } from '../domain/catalog/rules.ts'

type Counted = {
  limit: number
  /** Rows were counted no further than one beyond this. */
  most?: number
}

/** Rows that are counted beyond the current page of a long list; more pages appear while one goes on. */
export const countedAhead = 1000

/** One page of a list, in the shape that every list of the admin has. */
export function listPage<Item>(items: Item[], found: number, { limit, most = found }: Counted) {
  const total = Math.min(found, most)
  return { items, total, hasMore: found > most, totalPages: pageCount(total, limit) }
}
