import { pageCount } from '../domain/catalog/rules.ts'

type ListPageOptions = {
  limit: number
  /** Rows were counted up to one beyond this. */
  most?: number
}

/** How many rows beyond the current page of a long list are counted; more pages appear while paging. */
export const rowsCountedAhead = 1000

/** One page of a list, in the format of every admin list. */
export function listPage<Item>(items: Item[], found: number, { limit, most = found }: ListPageOptions) {
  const total = Math.min(found, most)
  return { items, total, hasMore: found > most, totalPages: pageCount(total, limit) }
}
