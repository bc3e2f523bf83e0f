import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** Contact data, profiles and the year of the last line, as the page came with them. */
export function useSiteContent() {
  return root.useLoaderData()
}
