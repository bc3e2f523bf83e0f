type LruOptions<Value> = {
  mostWeight: number
  /** 1 for each by default. */
  weightOf?: (value: Value) => number
}

/** Values by name up to a total weight; the least recently used is evicted. */
export function createLru<Value>({ mostWeight, weightOf = () => 1 }: LruOptions<Value>) {
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
    clear(): void {
      values.clear()
      weight = 0
    },
    get(name: string): Value | undefined {
      const value = values.get(name)
      if (value === undefined) return undefined
      values.delete(name)
      values.set(name, value)
      return value
    },
    set(name: string, value: Value): void {
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

/** Memoises a function of a text for the most recent texts. */
export function memoiseRecent<Found extends string | number>(
  find: (text: string) => Found,
  mostKept: number,
): (text: string) => Found {
  const kept = createLru<Found>({ mostWeight: mostKept })
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = find(text)
    kept.set(text, found)
    return found
  }
}
