import { repeatable, type Statement, sql } from '../adapters/database/sql.ts'

/**
 * Counts one call, or the characters of one, in the key's window, which starts again once it has ended: one statement, so none is
 * missed. A call that is counted twice, because the database changed its place in the meantime, costs nobody anything.
 * One that does not wait for the disk is forgotten where the machine falls within a second.
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
