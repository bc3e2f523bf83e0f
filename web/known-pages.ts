import { findPage, type PageAddress, postedParameter, shownSearch } from '../domain/pages.ts'
import { routeTree } from './route-tree.gen.ts'

type ReadSearch = (search: Record<string, unknown>) => unknown

type Route = {
  options: { path?: string; ssr?: unknown; validateSearch?: ReadSearch | { parse: ReadSearch } }
  children?: Route[] | Record<string, Route>
}

type KnownPage = PageAddress & {
  /** The server reads its parameters when it renders it; else only the browser does. */
  isRendered: boolean
}

let allPages: readonly KnownPage[] | undefined

/** Every page, with the parameters that the search schema of its route reads. */
export function listPages(): readonly KnownPage[] {
  // The generated tree has this shape; its own types differ by route.
  allPages ??= Object.values((routeTree as unknown as Route).children ?? {}).flatMap((route) =>
    pagesOf(route, ''),
  )
  return allPages
}

/** The page of a route, and those below it. */
function pagesOf(
  { options: { path = '/', ssr, validateSearch }, children }: Route,
  above: string,
): KnownPage[] {
  const whole = above + path
  const pattern = whole.length > 1 && whole.endsWith('/') ? whole.slice(0, -1) : whole
  const parameters = parametersOf(validateSearch)
  const below = Object.values(children ?? {}).flatMap((route) => pagesOf(route, pattern))
  return [{ pattern, parameters, isRendered: ssr !== false }, ...below]
}

/** The parameter names of a search schema. */
function parametersOf(validateSearch: Route['options']['validateSearch']): string[] {
  if (validateSearch === undefined) return []
  const names = new Set<string>()
  const recorder = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => void names.add(String(name)),
      // A schema that accepts anything would make every parameter part of its page.
      ownKeys() {
        throw new Error('A search schema names the parameters that it reads.')
      },
    },
  )
  if ('parse' in validateSearch) validateSearch.parse(recorder)
  else validateSearch(recorder)
  names.delete(postedParameter)
  return [...names]
}

/** Reduces an address (without its language) to the parameters that its page reads, in the order of the address. */
export function withShownSearch(url: URL): URL {
  if (url.search === '') return url
  const page = findPage(listPages(), url.pathname)?.page
  const shown = new Map(shownSearch(url.searchParams, page?.parameters ?? []))
  const isKept = ([name, value]: [string, string]) =>
    shown.get(name) === value || (import.meta.env.SSR && name === postedParameter)
  const kept = String(new URLSearchParams([...url.searchParams].filter(isKept)))
  url.search = kept
  return url
}
