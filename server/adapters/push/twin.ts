import { hashOf } from '../../hash-of.ts'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/database.ts'
import type { SendPush } from './push.ts'
import { deleteTwinMessages, listTwinRows, putTwinMessage, type TwinMessage } from './queries.ts'

/** Replaces the browsers' push services where none is configured: like them it keeps the last message of a topic. */
export function pushTwin(database: Queryable, clock: Clock): SendPush {
  return async ({ endpoint }, { topic, payload }) => {
    const addressHash = hashOf(endpoint)
    await database.first(putTwinMessage(addressHash, topic, payload, clock.now()))
    return 'taken'
  }
}

/** The newest messages that it took. */
export function listTwinMessages(database: Queryable): Promise<TwinMessage[]> {
  return database.all(listTwinRows())
}

/** Deletes what it received before a time. */
export async function forgetTwinMessages(database: Queryable, before: Date): Promise<void> {
  await database.first(deleteTwinMessages(before))
}
