import { randomBytes } from 'node:crypto'
import {
  insertCategory,
  insertCourse,
  insertInstructor,
  insertItem,
  insertMedia,
  insertMediaFile,
  insertModule,
} from '../../database/seed/queries-of-courses.ts'
import { type Id, sql } from '../../server/adapters/database/sql.ts'
import type { Services } from '../../server/services.ts'

export type CourseOptions = {
  title?: string
  /** Rupees; a plan that is left out is not sold. Without any, 399, 999 and 2,999. */
  monthly?: number
  quarterly?: number
  yearly?: number
  category?: string | null
  instructor?: string | null
}

export type TestCourse = {
  id: string
  slug: string
  categoryId: string | null
  freeVideo: string
  lockedVideo: string
  freeDocument: string
  lockedDocument: string
}

const planText = 'All chapters in order. Worksheets with step marks. Doubts answered within a day'
let position = 0

/** A published course of two modules, each with a video and a sheet; the first of each kind is free. */
export async function addCourse(services: Services, options: CourseOptions = {}): Promise<TestCourse> {
  const { title = 'Quadratics', category = 'CBSE', instructor = 'R. Padmavathi' } = options
  const hasPlans =
    options.monthly !== undefined || options.quarterly !== undefined || options.yearly !== undefined
  const prices = hasPlans ? options : { monthly: 399, quarterly: 999, yearly: 2999 }
  const { database, media, clock } = services
  const slug = `course-${randomBytes(4).toString('hex')}`
  position += 1
  const categoryId =
    category === null
      ? null
      : ((await database.first(sql<Id>`select id from categories where name = ${category}`))?.id ??
        (await idOf(insertCategory(category, position))))
  const instructorId = instructor === null ? null : await idOf(insertInstructor(instructor))
  const id = await idOf(
    insertCourse({
      slug,
      title,
      categoryId,
      instructorId,
      coverId: null,
      languages: ['en'],
      about: '<p>About</p>',
      importance: '<p>Importance</p>',
      learning: '<p>Learning</p>',
      plans: {
        ...(prices.monthly !== undefined && {
          monthly: { priceInRupees: prices.monthly, description: planText },
        }),
        ...(prices.quarterly !== undefined && {
          quarterly: { priceInRupees: prices.quarterly, description: planText },
        }),
        ...(prices.yearly !== undefined && {
          yearly: { priceInRupees: prices.yearly, description: planText },
        }),
      },
      position,
      updatedAt: clock.now(),
    }),
  )
  const first = await idOf(insertModule(id, 'Real Numbers', 0))
  const second = await idOf(insertModule(id, 'Polynomials', 1))
  return {
    id,
    slug,
    categoryId,
    freeVideo: await addVideo(first, 0, true),
    freeDocument: await addDocument(first, 1, true),
    lockedVideo: await addVideo(second, 0, false),
    lockedDocument: await addDocument(second, 1, false),
  }

  async function addVideo(moduleId: string, at: number, isFree: boolean): Promise<string> {
    const mediaId = await idOf(insertMedia('video', 54.2))
    for (const rendition of ['240p', '480p']) await addFile(mediaId, rendition, 'video/mp4', 'mp4')
    await addFile(mediaId, 'captions-en', 'text/vtt; charset=utf-8', 'vtt')
    return idOf(
      insertItem({ moduleId, position: at, kind: 'video', title: `Video ${at + 1}`, mediaId, isFree }),
    )
  }

  async function addDocument(moduleId: string, at: number, isFree: boolean): Promise<string> {
    const mediaId = await idOf(insertMedia('document', 0))
    await addFile(mediaId, 'original', 'application/pdf', 'pdf')
    return idOf(
      insertItem({ moduleId, position: at, kind: 'document', title: `Worksheet ${at}`, mediaId, isFree }),
    )
  }

  async function addFile(
    mediaId: string,
    rendition: string,
    contentType: string,
    extension: string,
  ): Promise<void> {
    const storageKey = `test/${mediaId}-${rendition}.${extension}`
    const bytes = randomBytes(1000)
    await media.put(storageKey, bytes, contentType)
    await database.first(
      insertMediaFile(mediaId, { rendition, storageKey, contentType, byteCount: bytes.byteLength }),
    )
  }

  async function idOf(statement: Parameters<typeof database.first<{ id: string }>>[0]): Promise<string> {
    const row = await database.first(statement)
    if (row === null) throw new Error('an insert returned no row')
    return row.id
  }
}
