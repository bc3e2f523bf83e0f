import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** Contact data, profiles and the copyright year, from the page's data. */
export function useSiteContent() {
  return root.useLoaderData()
}
