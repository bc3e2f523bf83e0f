import { repeatable, type Statement, sql } from '../adapters/database/sql.ts'

/**
 * Counts one call, or its characters, in the key's window, which restarts once it has ended: in one statement, so that
 * none is missed. A call counted twice, because of a database failover, costs nobody anything. With asynchronous
 * commit a count may be lost if the machine fails within a second.
 */
export function countCall(
  key: string,
  more: number,
  now: Date,
  windowEndsAt: Date,
  waitsForDisk: boolean,
): Statement<{ count: number; windowEndsAt: Date }> {
  return repeatable(sql<{ count: number; windowEndsAt: Date }>`
    insert into rate_limits (key, window_ends_at, count)
    select ${key}, ${windowEndsAt}::timestamptz, ${more}::integer
    where ${waitsForDisk} or set_config('synchronous_commit', 'off', true) is not null
    on conflict (key) do update set
      count = case when rate_limits.window_ends_at <= ${now} then excluded.count else rate_limits.count + excluded.count end,
      window_ends_at = case when rate_limits.window_ends_at <= ${now} then ${windowEndsAt} else rate_limits.window_ends_at end
    returning count, window_ends_at as "windowEndsAt"`)
}

export function deleteEndedWindows(now: Date) {
  return sql`delete from rate_limits where window_ends_at < ${now}`
}

/** Takes one call back. */
export function uncountCall(key: string) {
  return sql`update rate_limits set count = greatest(count - 1, 0) where key = ${key}`
}
