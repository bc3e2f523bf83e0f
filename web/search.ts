import { isOwnPath } from '../domain/own-path.ts'

/** A parameter of a route; explicitly undefined when empty, so that the address's own value is dropped. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Reads the parameters of a route, each by its reader. */
export function searchBy<Readers extends Record<string, (value: unknown) => unknown>>(readers: Readers) {
  type Search = { [Name in keyof Readers]?: ReturnType<Readers[Name]> | undefined }
  return {
    parse: (search: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])) as Search,
  }
}

/** Path to open after sign-in; only paths of this site. */
export function nextOf(next: unknown): string | undefined {
  return typeof next === 'string' && isOwnPath(next) ? next : undefined
}

/** The page of a list from 2 on; the first page has no number. */
export function pageOf(value: unknown): number | undefined {
  const page = /^\d{1,6}$/.test(String(value)) ? Number(value) : 1
  return page > 1 ? page : undefined
}

/** A form that comes back is rendered with its values; they are never in an address. */
export function postedOf(value: unknown): string | undefined {
  return import.meta.env.SSR ? textOf(value) : undefined
}

/** Values and errors of a form that comes back; null for one that was not sent. */
export function postedForm<Form>(posted: string | undefined): Form | null {
  // The server wrote it for this request.
  return posted === undefined ? null : (JSON.parse(posted) as Form)
}
