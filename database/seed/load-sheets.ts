import { courseSeeds } from '../../content/catalogue.ts'
import type { CourseSeed, ItemSeed } from '../../content/courses/course-seed.ts'
import { startSheetMaker } from '../../content/worksheets/sheet-maker.ts'
import type { Services } from '../../server/services.ts'
import { insertSheets, listBareSheets } from './queries-of-courses.ts'

type Worksheet = Extract<ItemSeed, { kind: 'document' }>

/** Where the PDF of a worksheet is stored. */
export function sheetKey(course: CourseSeed, { sheet }: Worksheet): string {
  return `sheets/${course.slug}/${sheet.generator}-${sheet.seed}${sheet.withAnswers ? '-answers' : ''}.pdf`
}

/**
 * Renders the demo's worksheets that are only files: all of a new demo, and those of an older one.
 * Worksheets of other courses are unchanged.
 */
export async function loadDemoSheets(
  { database }: Pick<Services, 'database'>,
  progress: (sentence: string) => void,
): Promise<void> {
  const sheets = new Map(
    courseSeeds.flatMap((course) =>
      course.modules.flatMap(({ items }) =>
        items.flatMap((item) =>
          item.kind === 'document' ? [[sheetKey(course, item), item.sheet] as const] : [],
        ),
      ),
    ),
  )
  const bare = await database.all(listBareSheets([...sheets.keys()]))
  if (bare.length === 0) return
  progress('Drawing the worksheets for the screen…')
  const maker = startSheetMaker()
  try {
    for (const { storageKey } of bare) {
      const seed = sheets.get(storageKey)
      if (seed !== undefined) await database.first(insertSheets(storageKey, await maker.draw(seed)))
    }
  } finally {
    maker.stop()
  }
}
