import { Link } from '@tanstack/react-router'
import type { getArticle } from '../../domain/articles/contract.ts'
import { cutWords, excerptWords } from '../../domain/articles/cut-words.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/day-text.ts'
import { type PageText, TextOfPage } from '../ui/page-text.tsx'

export type Article = Omit<CallOutput<typeof getArticle>, 'content'> & { content: PageText }

/** Author, category, dates and reading time. */
export function ArticleDates({ article }: { article: Article }) {
  const isUpdated = dayText(article.updatedAt) !== dayText(article.publishedAt)
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-0.5">
      {article.category !== null && <span>{article.category.name}</span>}
      {article.author !== null && <span>{m.blog_by({ author: article.author.name })}</span>}
      <time dateTime={article.publishedAt}>{dayText(article.publishedAt)}</time>
      {isUpdated && (
        <span>
          {m.blog_updated()} <time dateTime={article.updatedAt}>{dayText(article.updatedAt)}</time>
        </span>
      )}
      <span>{m.blog_minutes({ minutes: article.readingMinutes })}</span>
    </p>
  )
}

/** The article's text. */
export function ArticleBody({ article }: { article: Article }) {
  return <TextOfPage text={article.content} lang="en" className="prose is-long" />
}

/** Up to five others of the same type (specification, section 2). */
export function OtherArticles({ article }: { article: Article }) {
  if (article.others.length === 0) return null
  return (
    <aside aria-labelledby="others">
      <h2 id="others" className="border-b border-rule pb-2 text-subhead font-bold">
        {article.type === 1 ? m.blog_latest() : m.blog_latest_articles()}
      </h2>
      <ul>
        {article.others.map(({ _id, slug, title, excerpt }) => (
          <li key={_id} className="relative border-b border-rule py-4">
            <h3 lang="en" className="text-body font-semibold">
              {cutWords(title, excerptWords.sidebarTitle)}
            </h3>
            <p lang="en" className="mt-1 text-small text-ink-2">
              {excerpt}
            </p>
            <Link
              to="/blog/$name"
              params={{ name: slug }}
              className="mt-1 inline-flex min-h-11 items-center text-small font-semibold text-link no-underline after:absolute after:inset-0"
            >
              {m.blog_read_more()}
              <span className="sr-only"> {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
