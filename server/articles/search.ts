import { excerptWords } from '../../domain/articles/cut-words.ts'
import { excerpt } from '../../domain/articles/excerpt.ts'
import { searchWords } from '../../domain/articles/search-words.ts'
import { itemKindNames, itemKinds } from '../../domain/catalog/item-kinds.ts'
import type { Input, Output } from '../calls.ts'
import { createFairQueue, runLimited } from '../fair-queue.ts'
import { currentNetwork } from '../scope.ts'
import type { Context } from '../services.ts'
import {
  type FoundLessonRow,
  searchArticles,
  searchCourses,
  searchLessons,
  searchResources,
} from './queries.ts'

/**
 * Each search makes three database queries at once, then two: running two searches leaves half of
 * the connections for everything else.
 */
const queue = createFairQueue({ mostAtOnce: 2, mostUnderway: 64, mostPerNetwork: 32 })
const busyRefusal = { message: 'searches_busy', retryAfterSeconds: 3 } as const

const worksheetKinds = itemKindNames.filter((kind) => itemKinds[kind].media === 'document')
const otherKinds = itemKindNames.filter((kind) => !worksheetKinds.includes(kind))

/** Content that contains all the words. Fair by network; throws `tooMany` when too many searches wait. */
export async function search(context: Context, { q }: Input<'search'>): Promise<Output<'search'>> {
  const [first, ...rest] = searchWords(q)
  if (first === undefined) return { courses: [], lessons: [], worksheets: [], articles: [], resources: [] }
  const words = [first, ...rest] as const
  const { database, clock, locale } = context
  const now = clock.now()
  const find = async () =>
    [
      await Promise.all([
        database.all(searchCourses(words, locale)),
        database.all(searchArticles(words, now)),
        database.all(searchResources(words, now)),
      ]),
      await Promise.all([
        database.all(searchLessons(words, otherKinds, locale)),
        database.all(searchLessons(words, worksheetKinds, locale)),
      ]),
    ] as const
  const [[courses, articles, resources], [lessons, worksheets]] = await runLimited(
    queue,
    currentNetwork(),
    find,
    busyRefusal,
  )
  return {
    courses,
    lessons: lessons.map(foundLesson),
    worksheets: worksheets.map(foundLesson),
    articles: articles.map(({ _id, slug, title, html }) => ({
      _id,
      slug,
      title,
      excerpt: excerpt(html, excerptWords.card),
    })),
    resources: resources.map(({ _id, name, heading, content }) => ({
      _id,
      name,
      heading,
      excerpt: excerpt(content.join(' '), excerptWords.card),
    })),
  }
}

function foundLesson({ courseSlug, courseTitle, ...lesson }: FoundLessonRow) {
  return { ...lesson, course: { slug: courseSlug, title: courseTitle } }
}
