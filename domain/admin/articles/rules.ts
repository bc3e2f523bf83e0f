/** What authors write in the admin: articles of the blog, and resources. */
export const articleKinds = ['article', 'resource'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** The publication time of a scheduled article, in the future. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type ArticleState = (typeof articleStates)[number]

/** Lists that articles choose from. */
export const articleNameLists = ['author', 'category'] as const
export type ArticleNameList = (typeof articleNameLists)[number]

/** 1 blog, 2 shown on the home page, 3 other articles (specification, section 3). */
export const articleTypes = [1, 2, 3] as const

export const mostTitleLength = 150
export const mostNameLength = 100
export const mostExcerptLength = 600
export const mostAltLength = 250
/** Longest HTML of one article: more than a book's chapter. */
export const mostHtmlLength = 400_000

/** What visitors can read of an article now. */
export function stateOf(
  { status, publishedAt }: { status: 'draft' | 'published' | 'archived'; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (status === 'draft') return 'draft'
  if (status === 'archived') return 'withdrawn'
  return publishedAt !== null && publishedAt > now ? 'scheduled' : 'published'
}

/** A URL name from a title: letters that URLs allow, joined by hyphens. */
export function nameFromTitle(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, mostNameLength).replace(/-+$/, '')
}

/** Where visitors read an article. */
export function articlePath(kind: ArticleKind, name: string): string {
  return kind === 'article' ? `/blog/${name}` : `/resources-repository/${name}`
}
