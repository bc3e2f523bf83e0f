import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { load } from '../../api.ts'
import { ArticleGrid } from '../../articles/article-grid.tsx'
import { Pagination } from '../../catalog/pagination.tsx'
import { pageOf, searchBy } from '../../search.ts'
import { pageHead } from '../../ui/page-head.ts'
import { SectionHead } from '../../ui/section-head.tsx'

/** There is a second page from ten articles on (specification, section 9). */
const pageSize = 9
const blogType = 1

export const Route = createFileRoute('/blog/')({
  validateSearch: searchBy({ page: pageOf }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { page = 1 } }) => {
    const articles = await load('getBlog', { page, limit: pageSize, type: blogType, view: 'cards' })
    if (page > 1 && page > articles.totalPages) throw notFound()
    return articles
  },
  head: ({ match, loaderData }) => blogHead(match.loaderDeps, loaderData?.totalPages ?? 1),
  component: Blog,
})

function blogHead({ page = 1 }: { page?: number | undefined }, totalPages: number) {
  const head = pageHead({
    title: [m.blog_title(), ...(page > 1 ? [m.courses_page({ page })] : [])].join(', '),
    description: m.blog_description(),
    path: address(page),
    links: [
      ...(page > 1 ? [{ rel: 'prev', href: address(page - 1) }] : []),
      ...(page < totalPages ? [{ rel: 'next', href: address(page + 1) }] : []),
    ],
  })
  const feed = { rel: 'alternate', type: 'application/rss+xml', title: m.blog_feed(), href: '/rss.xml' }
  return { ...head, links: [...head.links, feed] }
}

function address(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog'
}

function Blog() {
  const { data, totalPages } = Route.useLoaderData()
  const { page = 1 } = Route.useSearch()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.blog_title()} level={1}>
        {m.blog_lead()}
      </SectionHead>
      <ArticleGrid articles={data} />
      <Pagination currentPage={page} totalPages={totalPages} />
    </div>
  )
}
