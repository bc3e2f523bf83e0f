import { type Statement, sql } from '../../adapters/database/sql.ts'

/**
 * Until the transaction ends statements are planned for the values they are given: how rare a searched
 * word is decides between its index and the list's own order.
 */
export function planForValues(): Statement<Record<string, unknown>> {
  return sql<Record<string, unknown>>`select set_config('plan_cache_mode', 'force_custom_plan', true)`
}

/** Of a list without an end so many rows are counted behind the page that is read, and no further: more pages show as one goes on. */
export const countedAhead = 1000
