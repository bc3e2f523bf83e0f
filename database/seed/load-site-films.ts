import type { Services } from '../../server/services.ts'
import { insertSiteFilm, listSiteFilmNames } from './queries.ts'
import { readFilmIndex, storeFilm, writeFilm } from './video-files.ts'

/** Films that the house's own pages show. */
const siteFilmNames = ['square-breath', 'sleep-arithmetic', 'rest-your-eyes', 'eco-route']

/** Stores the films of the house's own pages that are missing. */
export async function loadSiteFilms({ database, media }: Services): Promise<void> {
  const found = new Set((await database.all(listSiteFilmNames())).map(({ name }) => name))
  const missing = siteFilmNames.filter((name) => !found.has(name))
  if (missing.length === 0) return
  const films = await readFilmIndex()
  for (const name of missing) await storeFilm(media, name)
  await database.transaction(async (tx) => {
    for (const name of missing) {
      const film = films[name] ?? { title: name, durationInSeconds: 0 }
      await tx.first(insertSiteFilm(name, await writeFilm(tx, name, film)))
    }
  })
}
