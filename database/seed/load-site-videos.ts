import type { Services } from '../../server/services.ts'
import { insertSiteVideo, listSiteVideoNames } from './queries.ts'
import { readVideoIndex, storeVideo, writeVideo } from './video-files.ts'

/** Videos that the site's own pages show. */
const siteVideoNames = ['square-breath', 'sleep-arithmetic', 'rest-your-eyes', 'eco-route']

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
