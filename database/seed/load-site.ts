import { siteSeeds } from '../../content/site/site-seeds.ts'
import type { Services } from '../../server/services.ts'
import { insertSiteContent, insertSiteVideo, listSiteContentKeys, listSiteVideoNames } from './queries.ts'
import { readVideoIndex, storeVideo, writeVideo } from './video-files.ts'

/** Videos that the site's own pages show. */
const siteVideoNames = ['square-breath', 'sleep-arithmetic', 'rest-your-eyes', 'eco-route']

/** Writes the entries of the site's content that are missing; one that is there stays as staff left it. */
export async function loadSiteContent({ database, clock }: Services): Promise<void> {
  const found = new Set((await database.all(listSiteContentKeys())).map(({ key }) => key))
  const missing = Object.entries(siteSeeds).filter(([key]) => !found.has(key))
  if (missing.length === 0) return
  await database.transaction(async (tx) => {
    for (const [key, seed] of missing) await tx.first(insertSiteContent({ key, ...seed, now: clock.now() }))
  })
}

/** Stores the videos of the site's own pages that are missing. */
export async function loadSiteVideos({ database, media }: Services): Promise<void> {
  const found = new Set((await database.all(listSiteVideoNames())).map(({ name }) => name))
  const missing = siteVideoNames.filter((name) => !found.has(name))
  if (missing.length === 0) return
  const videos = await readVideoIndex()
  for (const name of missing) await storeVideo(media, name)
  await database.transaction(async (tx) => {
    for (const name of missing) {
      const video = videos[name]
      if (video === undefined) throw new Error(`the video ${name} is not in the pool`)
      await tx.first(insertSiteVideo(name, await writeVideo(tx, name, video)))
    }
  })
}
