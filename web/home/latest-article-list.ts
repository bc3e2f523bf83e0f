import { cutWords, excerptWords } from '../../domain/articles/cut-words.ts'
import type { OutputOf } from '../../domain/calls.ts'
import { load } from '../api.ts'

type ListedArticle = OutputOf<'getBlog'>['data'][number]

/** Only what the home page shows of an article, since it is serialised into the page. */
export type LatestArticle = Pick<ListedArticle, '_id' | 'slug' | 'title'> & { excerpt: string }

type LatestArticles = {
  articles: LatestArticle[]
  /** The figure of the first one, as SVG in the colours of the page. */
  drawing: string
}

/** Articles of the home page's type: one large, then the small ones (specification, section 9). */
const shownType = 2
const shownCount = 6
const drawingSize = { width: 150, height: 170 }

export async function loadLatestArticles(): Promise<LatestArticles> {
  const { data } = await load('getBlog', {
    type: shownType,
    limit: shownCount,
    view: 'cards',
    words: excerptWords.homeLarge,
  })
  // The drawing kit is large: a page rendered by the server does not load it.
  const { pageDrawing } = await import('../../packages/drawing/page-drawing.ts')
  return {
    drawing: data[0] ? pageDrawing(data[0].drawing, drawingSize) : '',
    articles: data.map(({ _id, slug, title, excerpt = '' }, index) => ({
      _id,
      slug,
      title,
      excerpt: index === 0 ? excerpt : cutWords(excerpt, excerptWords.homeSmall),
    })),
  }
}
