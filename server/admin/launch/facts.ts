import type { Services } from '../../services.ts'
import { type FactName, writeFact } from './queries.ts'

const remembered = new WeakMap<object, Map<string, number>>()
const onceInMs = 60_000

/**
 * Records an observation for the launch checklist, at most once a minute per process. Runs in the
 * background; a failed write is repeated the next time.
 */
export function recordObservation(services: Services, name: FactName, about = ''): void {
  const { database, clock } = services
  const seen = remembered.get(database) ?? new Map<string, number>()
  remembered.set(database, seen)
  const now = clock.now()
  const key = `${name} ${about}`
  const last = seen.get(key)
  if (last !== undefined && now.getTime() - last < onceInMs) return
  seen.set(key, now.getTime())
  database.first(writeFact(name, about, now)).catch(() => seen.delete(key))
}
