import { cutWords, excerptWords } from '../../domain/articles/excerpt.ts'
import type { OutputOf } from '../../domain/calls.ts'
import { load } from '../api.ts'

type ListedArticle = OutputOf<'getBlog'>['data'][number]

/** What the home page shows of an article, and no more: it is written into the page. */
export type LatestArticle = Pick<ListedArticle, '_id' | 'slug' | 'title' | 'image'> & { excerpt: string }

/** Articles of the home page's type: one large, then the small ones (specification, section 9). */
const shownType = 2
const shownCount = 6

export async function loadLatestArticles(): Promise<LatestArticle[]> {
  const { data } = await load('getBlog', {
    type: shownType,
    limit: shownCount,
    view: 'cards',
    words: excerptWords.homeLarge,
  })
  return data.map(({ _id, slug, title, image, excerpt = '' }, index) => ({
    _id,
    slug,
    title,
    image,
    excerpt: index === 0 ? excerpt : cutWords(excerpt, excerptWords.homeSmall),
  }))
}
