import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { SendPush } from './push.ts'

/** Stands in for the push services of browsers where none is asked: like them it keeps the last message of a topic. */
export function pushTwin(database: Queryable, clock: Clock): SendPush {
  return async ({ endpoint }, { topic, payload }) => {
    const hash = createHash('sha256').update(endpoint).digest()
    await database.first(sql`
      insert into push_twin_messages (address_hash, topic, payload, taken_at)
      values (${hash}, ${topic}, ${payload}, ${clock.now()})
      on conflict (address_hash, topic) do update
        set payload = excluded.payload, times_taken = push_twin_messages.times_taken + 1, taken_at = excluded.taken_at`)
    return 'taken'
  }
}

export type TwinMessage = { topic: string; payload: string; takenAt: Date }

/** The newest messages that it took. */
export function listTwinMessages(database: Queryable): Promise<TwinMessage[]> {
  return database.all(sql<TwinMessage>`
    select topic, payload, taken_at as "takenAt" from push_twin_messages order by taken_at desc, topic limit 20`)
}

/** Deletes what it took before a moment. */
export async function forgetTwinMessages(database: Queryable, before: Date): Promise<void> {
  await database.first(sql`delete from push_twin_messages where taken_at < ${before}`)
}
