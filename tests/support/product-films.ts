import { reachEmbedded } from '../../server/adapters/database/reach-embedded.ts'
import { sql } from '../../server/adapters/database/sql.ts'
import { createLog } from '../../server/adapters/log.ts'
import { queueTranscode, transcodeFilm } from '../../server/lessons/operations.ts'
import { connectOutside } from '../../server/outside.ts'
import { readSettings } from '../../server/settings.ts'

/**
 * Puts the first films of a course of a product that runs into rungs, as its worker does. One that is
 * in rungs already stays as it is. Takes some ten seconds for each minute of film.
 */
export async function prepareFilms(dataDir: string, course: string, count: number): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir })
  const log = createLog('warn')
  const own = await reachEmbedded({ dataDir, log, progress: () => undefined })
  const { services } = await connectOutside(settings, { databaseUrl: own.url, log, poolSize: 2 })
  const { database, clock } = services
  try {
    const films = await database.all(sql<{ mediaId: string; title: string }>`
      select i.media_id as "mediaId", i.title from items i
      join modules m on m.id = i.module_id join courses c on c.id = m.course_id
      where c.slug = ${course} and i.kind = 'video'
      order by m.position, i.position limit ${count}`)
    for (const { mediaId, title } of films) {
      const state = () =>
        database.first(sql<{ state: string; reason: string | null }>`
          select state, reason from transcodes where media_id = ${mediaId}`)
      if ((await state())?.state === 'done') continue
      await database.transaction((tx) => queueTranscode(tx, mediaId, { now: clock.now(), priority: -1 }))
      await transcodeFilm(services, { mediaId })
      const after = await state()
      if (after?.state !== 'done') throw new Error(`"${title}" is ${after?.state}: ${after?.reason}`)
    }
  } finally {
    await database.close()
    await own.stop()
  }
}
