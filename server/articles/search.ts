import type * as contract from '../../domain/articles/contract.ts'
import { excerpt, excerptWords } from '../../domain/articles/excerpt.ts'
import { searchWords } from '../../domain/articles/search-words.ts'
import type { CallOutput, ParsedInput } from '../../domain/contract.ts'
import type { Context } from '../services.ts'
import { searchArticles, searchCourses, searchResources } from './queries.ts'

export async function search(
  context: Context,
  { q }: ParsedInput<typeof contract.search>,
): Promise<CallOutput<typeof contract.search>> {
  const [first, ...rest] = searchWords(q)
  if (first === undefined) return { courses: [], articles: [], resources: [] }
  const words = [first, ...rest] as const
  const { database, clock } = context
  const now = clock.now()
  const [courses, articles, resources] = await Promise.all([
    database.all(searchCourses(words)),
    database.all(searchArticles(words, now)),
    database.all(searchResources(words, now)),
  ])
  return {
    courses,
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
