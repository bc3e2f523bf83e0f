/** A map of the most recently used entries (LRU). */
export function createLru<Found extends string | number>(mostKept: number) {
  const kept = new Map<string, Found>()
  function set(key: string, found: Found): void {
    // LRU: move to the end.
    kept.delete(key)
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }
  return {
    set,
    clear: () => kept.clear(),
    get(key: string): Found | undefined {
      const found = kept.get(key)
      if (found !== undefined) set(key, found)
      return found
    },
  }
}

/** Memoises a function of a text for the most recent texts (LRU). */
export function keepLast<Found extends string | number>(
  find: (text: string) => Found,
  mostKept: number,
): (text: string) => Found {
  const kept = createLru<Found>(mostKept)
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = find(text)
    kept.set(text, found)
    return found
  }
}
