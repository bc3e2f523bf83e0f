import { sql } from './sql.ts'

/**
 * Until the transaction ends statements are planned for their actual values: how rare a searched
 * word is decides between its index and the list's own order.
 */
export function planForValues() {
  return sql<Record<string, unknown>>`select set_config('plan_cache_mode', 'force_custom_plan', true)`
}
