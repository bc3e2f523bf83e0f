import { pageCount } from '../domain/catalog/rules.ts'

type Counted = {
  limit: number
  /** Rows were counted no further than one beyond this. */
  most?: number
}

/** Of a list without an end so many rows are counted behind the page that is read, and no further: more pages show as one goes on. */
export const countedAhead = 1000

/** One page of a list, as every list of the back office answers it. */
export function listPage<Item>(items: Item[], found: number, { limit, most = found }: Counted) {
  const total = Math.min(found, most)
  return { items, total, hasMore: found > most, totalPages: pageCount(total, limit) }
}
