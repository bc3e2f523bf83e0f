import { articleSeeds } from '../../content/articles/all.ts'
import { resourceSeeds } from '../../content/resources/all.ts'
import { startSheetMaker } from '../../content/worksheets/sheet-maker.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import type { Services } from '../../server/services.ts'
import { countSeededArticles, insertArticle, insertResource } from './queries.ts'
import { insertMedia, insertMediaFile } from './queries-of-courses.ts'

/** Loads the demo articles and resources where there are none; also into a database that has courses already. */
export async function loadArticles(services: Services, progress: (sentence: string) => void): Promise<void> {
  const found = await services.database.first(countSeededArticles())
  if ((found?.count ?? 0) > 0) return
  progress('Writing the demo articles and resources…')
  const sheets = await storeSheets(services)
  const now = services.clock.now()
  await services.database.transaction(async (tx) => {
    for (const seed of articleSeeds) {
      await tx.first(
        insertArticle({
          ...seed,
          html: cleanRichText(seed.html),
          publishedAt: morningOf(seed.publishedOn),
          updatedAt: morningOf(seed.updatedOn ?? seed.publishedOn),
        }),
      )
    }
    for (const [position, seed] of resourceSeeds.entries()) {
      const sheet = sheets.get(seed.name)
      const media = sheet && (await tx.first(insertMedia('document', 0, seed.heading)))
      if (sheet && media) await tx.first(insertMediaFile(media.id, sheet))
      await tx.first(
        insertResource({
          name: seed.name,
          heading: seed.heading,
          drawing: seed.drawing,
          content: seed.content.map(cleanRichText),
          sheetMediaId: media?.id ?? null,
          position,
          updatedAt: now,
        }),
      )
    }
  })
}

/** Makes and stores the sheets of the resources. */
async function storeSheets({ media }: Services) {
  const maker = startSheetMaker()
  try {
    const stored = new Map<
      string,
      { rendition: string; storageKey: string; contentType: string; byteCount: number }
    >()
    for (const { name, sheet } of resourceSeeds) {
      const bytes = await maker.make({ written: { name, ...sheet } })
      const storageKey = `resources/${name}.pdf`
      await media.put(storageKey, bytes, 'application/pdf')
      stored.set(name, {
        rendition: 'original',
        storageKey,
        contentType: 'application/pdf',
        byteCount: bytes.byteLength,
      })
    }
    return stored
  } finally {
    maker.stop()
  }
}

/** Nine in the morning of a day in India. */
function morningOf(day: string): Date {
  return new Date(`${day}T09:00:00+05:30`)
}
