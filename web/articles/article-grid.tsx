import { Link } from '@tanstack/react-router'
import type { getBlog } from '../../domain/articles/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { dayText } from '../ui/day-text.ts'
import { NothingHere } from '../ui/nothing-here.tsx'
import { ArticleCard } from './article-card.tsx'

export type ListedArticle = CallOutput<typeof getBlog>['data'][number]

/** Articles as cards, or the sentence that there are none. */
export function ArticleGrid({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length === 0)
    return <NothingHere title={m.blog_none()} to="/courses" label={m.courses_see_all()} isSecondary />
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <ArticleCard
          key={article._id}
          title={article.title}
          drawing={article.drawing}
          cover={article.cover}
          headingLevel={2}
        >
          <p className="text-sm text-ink-3">
            <time dateTime={article.publishedAt}>{dayText(article.publishedAt)}</time>
            {' · '}
            {m.blog_minutes({ minutes: article.readingMinutes })}
          </p>
          <Byline article={article} />
          <p lang="en" className="fades-in mt-2 text-small text-pretty text-ink-2">
            {article.excerpt}
          </p>
          <p className="mt-auto pt-3">
            <Link
              to="/blog/$name"
              params={{ name: article.slug }}
              className="font-semibold text-link no-underline outline-none after:absolute after:inset-0"
            >
              {m.blog_read_more()}
              <span className="sr-only"> {article.title}</span>
            </Link>
          </p>
        </ArticleCard>
      ))}
    </ul>
  )
}

/** Category and author, if given. */
function Byline({ article: { author, category } }: { article: ListedArticle }) {
  const parts = [category?.name, author && m.blog_by({ author: author.name })].filter(Boolean)
  if (parts.length === 0) return null
  return <p className="text-sm wrap-anywhere text-ink-3">{parts.join(' · ')}</p>
}
