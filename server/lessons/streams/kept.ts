/** Values by name up to a total weight; the least recently used is evicted. */
export type Kept<Value> = {
  find(name: string): Value | undefined
  keep(name: string, value: Value): void
  forget(name: string): void
  values(): Iterable<Value>
}

type KeptOptions<Value> = {
  mostWeight: number
  /** 1 for each by default. */
  weightOf?: (value: Value) => number
}

export function createKept<Value>({ mostWeight, weightOf = () => 1 }: KeptOptions<Value>): Kept<Value> {
  const values = new Map<string, Value>()
  let weight = 0

  function forget(name: string): void {
    const value = values.get(name)
    if (value === undefined) return
    values.delete(name)
    weight -= weightOf(value)
  }

  return {
    forget,
    values: () => values.values(),
    find(name) {
      const value = values.get(name)
      if (value === undefined) return undefined
      values.delete(name)
      values.set(name, value)
      return value
    },
    keep(name, value) {
      forget(name)
      values.set(name, value)
      weight += weightOf(value)
      for (const oldest of values.keys()) {
        if (weight <= mostWeight) break
        forget(oldest)
      }
    },
  }
}

/** Runs work once for all callers that request the same name while it is in progress. */
export function createShared<Value>(): (name: string, work: () => Promise<Value>) => Promise<Value> {
  const underway = new Map<string, Promise<Value>>()
  return (name, work) => {
    const shared = underway.get(name)
    if (shared !== undefined) return shared
    const started = work().finally(() => underway.delete(name))
    underway.set(name, started)
    return started
  }
}
