/** Memoises a function of a text for the most recent texts (LRU). */
export function keepLast<Found extends string | number>(
  find: (text: string) => Found,
  mostKept: number,
): (text: string) => Found {
  const kept = new Map<string, Found>()
  return (text) => {
    const found = kept.get(text) ?? find(text)
    // Last used, last to go.
    kept.delete(text)
    kept.set(text, found)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
