/** Parameters as plain texts: what looks like a number or a list stays what was typed. */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** The reverse; a parameter without a value is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}
