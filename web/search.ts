import { isOwnPath } from '../domain/own-path.ts'

/** A parameter that a route knows; undefined, so that what an address says otherwise does not pass, when it is empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Where a reader goes on after sign-in: a path of this site alone. */
export function nextOf(next: unknown): string | undefined {
  return typeof next === 'string' && isOwnPath(next) ? next : undefined
}

/** The page of a list from 2 on; the first one has no number. */
export function pageOf(value: unknown): number | undefined {
  const page = /^\d{1,6}$/.test(String(value)) ? Number(value) : 1
  return page > 1 ? page : undefined
}

/** What was typed into a form that comes back, and why it does; null for one that nobody has sent. */
export function postedForm<Form>(posted: string | undefined): Form | null {
  // The server wrote it for this rendering.
  return posted === undefined ? null : (JSON.parse(posted) as Form)
}
