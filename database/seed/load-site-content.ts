import { siteSeeds } from '../../content/site/site-seeds.ts'
import type { Services } from '../../server/services.ts'
import { insertSiteContent, listSiteContentKeys } from './queries.ts'

/** Writes the entries of the site's content that are missing; one that is there stays as staff left it. */
export async function loadSiteContent({ database, clock }: Services): Promise<void> {
  const found = new Set((await database.all(listSiteContentKeys())).map(({ key }) => key))
  const missing = Object.entries(siteSeeds).filter(([key]) => !found.has(key))
  if (missing.length === 0) return
  await database.transaction(async (tx) => {
    for (const [key, seed] of missing) await tx.first(insertSiteContent({ key, ...seed, now: clock.now() }))
  })
}
