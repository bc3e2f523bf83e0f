import { shownSearch } from '../domain/pages.ts'

/** What the server does not look at when it keeps a page: a form it gave back, a ticket, a preview's key. */
const otherParameters = new Set(['name', 'phone', 'message', 'problem', 'ticket', 'key'])

/** The parameters that pages know, as plain texts: what looks like a number or a list stays what was typed. */
export function parseSearch(text: string): Record<string, string> {
  const given = new URLSearchParams(text)
  const shown = new Map(shownSearch(given))
  // In the order of the address, so that it stays as it is.
  return Object.fromEntries(
    [...given].filter(([name, value]) => otherParameters.has(name) || shown.get(name) === value),
  )
}

/** The reverse; a parameter without a value is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** A parameter that a route knows; undefined, so that what an address says otherwise does not pass, when it is empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The page of a list from 2 on; the first one has no number. */
export function pageOf(value: unknown): number | undefined {
  const page = /^\d{1,6}$/.test(String(value)) ? Number(value) : 1
  return page > 1 ? page : undefined
}
