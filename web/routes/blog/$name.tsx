import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { cutWords } from '../../../domain/articles/cut-words.ts'
import { withLocale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../api.ts'
import { type Article, ArticleBody, ArticleDates, OtherArticles } from '../../articles/article-body.tsx'
import { ArticleColumns } from '../../articles/article-columns.tsx'
import { ArticleHead } from '../../articles/article-head.tsx'
import { articleStructuredData } from '../../articles/article-structured-data.ts'
import { ShareRow } from '../../articles/share-row.tsx'
import { ReportLink } from '../../enquiries/report-link.tsx'
import { SocialProfiles } from '../../layout/social-profiles.tsx'
import { currentLocale } from '../../locale.ts'
import { publicOrigin } from '../../origin.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { pageHead } from '../../ui/page-head.ts'
import { PageText } from '../../ui/page-text.tsx'

const descriptionWords = 28

export const Route = createFileRoute('/blog/$name')({
  async loader({ params }) {
    const article = await loadArticle(params.name)
    // A former address redirects to the current one.
    if (article.slug !== params.name && article._id !== params.name)
      throw redirect({ to: '/blog/$name', params: { name: article.slug }, replace: true, statusCode: 308 })
    // For search engines, which read the server's HTML; the browser does not need it.
    const structuredData = import.meta.env.SSR ? articleStructuredData(article, publicOrigin()) : null
    return { ...article, structuredData }
  },
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData) : {}),
  component: ArticleScreen,
})

async function loadArticle(id: string): Promise<Article> {
  try {
    const article = await load('getArticle', { id })
    return { ...article, content: new PageText('article', article.content) }
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) throw notFound()
    throw failure
  }
}

function articleHead(article: Article & { structuredData: object | null }) {
  return pageHead({
    title: article.title,
    description: cutWords(article.excerpt, descriptionWords),
    path: `/blog/${article.slug}`,
    above: [{ title: m.blog_breadcrumb(), path: '/blog' }],
    ...(article.structuredData && { structuredData: article.structuredData }),
  })
}

function ArticleScreen() {
  const article = Route.useLoaderData()
  const path = withLocale(`/blog/${article.slug}`, currentLocale())
  return (
    <article>
      <ArticleHead
        title={article.title}
        drawing={article.drawing}
        cover={article.cover}
        breadcrumbs={
          <Breadcrumbs items={[{ label: m.blog_breadcrumb(), to: '/blog' }, { label: article.title }]} />
        }
      >
        <ArticleDates article={article} />
      </ArticleHead>
      <ArticleColumns headings={article.headings} aside={<OtherArticles article={article} />}>
        <ArticleBody article={article} />
        <ShareRow title={article.title} address={`${publicOrigin()}${path}`} profiles={<SocialProfiles />} />
        <ReportLink kind="article" id={article._id} />
      </ArticleColumns>
    </article>
  )
}
