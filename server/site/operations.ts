import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import type * as contract from '../../domain/site/contract.ts'
import type { Context } from '../services.ts'
import { listSiteContent } from './queries.ts'

export { openSiteFilm } from './films.ts'
export { getPolicy } from './policies.ts'

export async function getSiteContent(
  context: Context,
  { keys }: ParsedInput<typeof contract.getSiteContent>,
): Promise<CallOutput<typeof contract.getSiteContent>> {
  const rows = await context.database.all(listSiteContent(keys.split(','), context.locale))
  // What stands under a key was checked by the key's schema when it was written.
  return Object.fromEntries(rows.map(({ key, ...entry }) => [key, entry])) as CallOutput<
    typeof contract.getSiteContent
  >
}
