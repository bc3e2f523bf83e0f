/** Parameters as plain strings: what looks like a number or a list is not parsed. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse; a parameter without a value is omitted. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
