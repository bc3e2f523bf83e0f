import { Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import type { LatestArticle } from './latest-article-list.ts'

type LatestArticlesProps = {
  articles: readonly LatestArticle[]
  /** The figure next to the first one, as SVG. */
  drawing: string
}

/** The newest articles for the home page: the first one large, the next ones small. */
export function LatestArticles({ articles, drawing }: LatestArticlesProps) {
  const [first, ...others] = articles
  if (!first) return null
  return (
    <div className="grid gap-5 lg:grid-cols-[1.35fr_1fr]">
      <article className="relative flex overflow-hidden rounded-sheet border border-rule bg-card shadow-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <div className="flex-1 p-5 sm:p-6">
          <h3 className="text-subhead leading-tight font-bold text-balance">
            <ArticleLink article={first} />
          </h3>
          <p lang="en" className="mt-3 text-ink-2">
            {first.excerpt}
          </p>
          <p aria-hidden="true" className="mt-4 font-semibold text-link underline">
            {m.home_read_more()}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="graph-paper hidden w-[200px] shrink-0 place-items-center border-l border-rule sm:grid"
          // Drawn by our own functions, never by anybody's text.
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      </article>
      <ul className="grid gap-3">
        {others.map((article) => (
          <li
            key={article._id}
            className="relative rounded-card border border-rule bg-card px-5 py-4 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <h3 className="text-title">
              <ArticleLink article={article} />
            </h3>
            <p lang="en" className="mt-1 text-small text-ink-2">
              {article.excerpt}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ArticleLink({ article }: { article: LatestArticle }) {
  return (
    <Link
      to="/blog/$name"
      params={{ name: article.slug }}
      lang="en"
      className="text-ink no-underline outline-none after:absolute after:inset-0"
    >
      {article.title}
    </Link>
  )
}
