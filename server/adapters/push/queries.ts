import { sql } from '../database/sql.ts'

/** Like a push service, keeps the last message of a topic. */
export function putTwinMessage(addressHash: Buffer, topic: string, payload: string, takenAt: Date) {
  return sql`
    insert into push_twin_messages (address_hash, topic, payload, taken_at)
    values (${addressHash}, ${topic}, ${payload}, ${takenAt})
    on conflict (address_hash, topic) do update
      set payload = excluded.payload, times_taken = push_twin_messages.times_taken + 1, taken_at = excluded.taken_at`
}

export type TwinMessage = { topic: string; payload: string; takenAt: Date }

export function listTwinRows() {
  return sql<TwinMessage>`
    select topic, payload, taken_at as "takenAt" from push_twin_messages order by taken_at desc, topic limit 20`
}

export function deleteTwinMessages(before: Date) {
  return sql`delete from push_twin_messages where taken_at < ${before}`
}
