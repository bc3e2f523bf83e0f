import { categorySeeds, courseSeeds, isFreeItem } from '../../content/catalogue.ts'
import { titlesOfChapter } from '../../content/courses/chapter-titles.ts'
import { coverOf } from '../../content/courses/course-cover.ts'
import type { CourseSeed, ItemSeed, VideoSlug } from '../../content/courses/course-seed.ts'
import { titlesOfItem } from '../../content/courses/item-titles.ts'
import { startSheetMaker } from '../../content/worksheets/sheet-maker.ts'
import { notebookCover } from '../../packages/drawing/notebook-cover.ts'
import type { Queryable } from '../../server/adapters/database/database.ts'
import type { MediaStore } from '../../server/adapters/media/media-store.ts'
import { drawStoredFormulas } from '../../server/rich-text/drawn-texts.ts'
import { cleanRichText } from '../../server/rich-text/rich-text.ts'
import type { Services } from '../../server/services.ts'
import { loadArticles } from './load-articles.ts'
import { loadDemoEnquiries } from './load-enquiries.ts'
import { loadDemoPractice } from './load-practice.ts'
import { loadDemoSheets, sheetKey } from './load-sheets.ts'
import { loadDemoSteps } from './load-steps.ts'
import { loadDemoTickets } from './load-tickets.ts'
import { loadDemoOrders } from './orders/load-orders.ts'
import { demoProgress, demoStudents, loadDemoPeople } from './people.ts'
import { findStudentId, insertSeededProgress } from './queries.ts'
import {
  countSeededCourses,
  insertCategory,
  insertCourse,
  insertInstructor,
  insertItem,
  insertMedia,
  insertMediaFile,
  insertModule,
  nameMediaByUse,
} from './queries-of-courses.ts'
import { readVideoIndex, storeVideo, type VideoIndex, writeVideo } from './video-files.ts'

/**
 * Loads the demo content: catalogue and people into a database without courses, articles and
 * resources into one without those, and into a demo database whatever it lacks of practice, step
 * lessons, worksheets, tickets, enquiries, orders and progress. Files of the catalogue are stored
 * first and its rows in one transaction; an interrupted load continues at the next start.
 */
export async function loadDemoContent(
  services: Services,
  progress: (sentence: string) => void,
): Promise<{ email: string; password: string }> {
  const found = await services.database.first(countSeededCourses())
  if ((found?.count ?? 0) === 0) await loadEverything(services, progress)
  await loadArticles(services, progress)
  const isOurs = (await services.database.first(findStudentId(demoStudents[0].email))) !== null
  if (isOurs) {
    await loadDemoPractice(services)
    await loadDemoSteps(services)
    await loadDemoSheets(services, progress)
    await loadDemoTickets(services)
    await loadDemoEnquiries(services)
    await loadDemoOrders(services)
    const { database, clock } = services
    await database.first(insertSeededProgress(demoStudents[0].email, demoProgress, clock.now()))
  }
  await services.database.first(nameMediaByUse())
  // Its first visitor sees mathematics, and no TeX.
  await drawStoredFormulas(services)
  return demoStudents[0]
}

async function loadEverything(services: Services, progress: (sentence: string) => void): Promise<void> {
  progress('Storing the demo videos…')
  const videos = await readVideoIndex()
  await Promise.all(Object.keys(videos).map((slug) => storeVideo(services.media, slug)))
  progress('Making the worksheets…')
  const sheets = await storeSheets(services.media, progress)
  progress('Writing the demo courses…')
  await services.database.transaction(async (tx) => {
    const loader = {
      tx,
      videos,
      sheets,
      now: services.clock.now(),
      videoIds: new Map<string, string>(),
      media: services.media,
    }
    const categoryIds = new Map<string, string>()
    for (const [index, category] of categorySeeds.entries()) {
      categoryIds.set(category.name, await idOf(tx.first(insertCategory(category.name, index))))
    }
    for (const [index, course] of courseSeeds.entries()) {
      await writeCourse(loader, course, index, categoryIds.get(course.category) ?? null)
    }
    await loadDemoPeople(services, tx)
  })
}

type Loader = {
  tx: Queryable
  videos: VideoIndex
  sheets: ReadonlyMap<string, number>
  now: Date
  videoIds: Map<string, string>
  media: MediaStore
}

async function writeCourse(
  loader: Loader,
  course: CourseSeed,
  position: number,
  categoryId: string | null,
): Promise<void> {
  const { tx, now } = loader
  const coverKey = `covers/${course.slug}.svg`
  const cover = Buffer.from(notebookCover(coverOf(course.cover)))
  await loader.media.put(coverKey, cover, 'image/svg+xml')
  const coverId = await idOf(tx.first(insertMedia('image', 0, course.title)))
  await tx.first(
    insertMediaFile(coverId, {
      rendition: 'original',
      storageKey: coverKey,
      contentType: 'image/svg+xml',
      byteCount: cover.byteLength,
    }),
  )
  const instructorId =
    course.instructor === null ? null : await idOf(tx.first(insertInstructor(course.instructor)))
  const courseId = await idOf(
    tx.first(
      insertCourse({
        slug: course.slug,
        title: course.title,
        categoryId,
        instructorId,
        coverId,
        languages: course.languages,
        level: course.level,
        about: cleanRichText(course.about),
        importance: cleanRichText(course.importance),
        learning: cleanRichText(course.learning),
        plans: course.plans,
        position,
        isSample: true,
        updatedAt: now,
      }),
    ),
  )
  for (const [moduleIndex, module] of course.modules.entries()) {
    const moduleId = await idOf(
      tx.first(insertModule(courseId, module.title, moduleIndex, titlesOfChapter(module.title))),
    )
    for (const [itemIndex, item] of module.items.entries()) {
      // A row exists only if its own video does.
      if (item.kind === 'video' && !(item.video in loader.videos)) continue
      const mediaId = await mediaOf(loader, course, item)
      const isFree = isFreeItem(course, moduleIndex, itemIndex)
      const { kind, title } = item
      const titles = titlesOfItem(title)
      await tx.first(insertItem({ moduleId, position: itemIndex, kind, title, titles, mediaId, isFree }))
    }
  }
}

/** The media of an item: a video is shared by every course that shows it, a sheet is the course's own. */
async function mediaOf(loader: Loader, course: CourseSeed, item: ItemSeed): Promise<string> {
  if (item.kind === 'video') return videoMedia(loader, item.video)
  const key = sheetKey(course, item)
  const mediaId = await idOf(loader.tx.first(insertMedia('document', 0, item.title)))
  const byteCount = loader.sheets.get(key) ?? 0
  await loader.tx.first(
    insertMediaFile(mediaId, {
      rendition: 'original',
      storageKey: key,
      contentType: 'application/pdf',
      byteCount,
    }),
  )
  return mediaId
}

async function videoMedia({ tx, videos, videoIds }: Loader, slug: VideoSlug): Promise<string> {
  const known = videoIds.get(slug)
  if (known) return known
  const video = videos[slug]
  if (!video) throw new Error(`the video ${slug} is not in the pool`)
  const mediaId = await writeVideo(tx, slug, video)
  videoIds.set(slug, mediaId)
  return mediaId
}

/** Makes and stores every worksheet; returns its size in bytes by storage key. */
async function storeSheets(
  media: MediaStore,
  progress: (sentence: string) => void,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const maker = startSheetMaker()
  try {
    for (const course of courseSeeds) {
      for (const module of course.modules) {
        for (const item of module.items) {
          if (item.kind !== 'document') continue
          const heading = { title: item.title, course: course.title, board: course.cover.sublabel }
          const bytes = await maker.make({ seed: item.sheet, heading })
          await media.put(sheetKey(course, item), bytes, 'application/pdf')
          sizes.set(sheetKey(course, item), bytes.byteLength)
        }
      }
      progress(`  ${course.title}: worksheets ready`)
    }
  } finally {
    maker.stop()
  }
  return sizes
}

async function idOf(row: Promise<{ id: string } | null>): Promise<string> {
  const found = await row
  if (found === null) throw new Error('an insert returned no row')
  return found.id
}
