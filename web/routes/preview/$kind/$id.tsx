import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../../api.ts'
import { ArticleColumns } from '../../../articles/article-columns.tsx'
import { ArticleHead } from '../../../articles/article-head.tsx'
import { searchBy, textOf } from '../../../search.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { dayText } from '../../../ui/day-text.ts'
import { privateHead } from '../../../ui/page-head.ts'
import { PageText, TextOfPage } from '../../../ui/page-text.tsx'

/** A draft as readers would see it; the key in the address gives access. */
export const Route = createFileRoute('/preview/$kind/$id')({
  // Loaded only in the browser: a cached page must not show it.
  ssr: false,
  validateSearch: searchBy({ key: textOf }),
  loaderDeps: ({ search: { key = '' } }) => ({ key }),
  loader: ({ params, deps }) => loadPreview(params.kind, params.id, deps.key),
  head: () => privateHead('/preview', m.preview_title(), m.preview_title()),
  component: PreviewScreen,
})

async function loadPreview(kind: string, id: string, preview: string) {
  try {
    if (kind === 'resource') {
      const { heading, content, ...resource } = await load('getResource', { name: id, preview })
      return { ...resource, title: heading, text: new PageText('preview', content.join('')) }
    }
    const { content, ...article } = await load('getArticle', { id, preview })
    return { ...article, text: new PageText('preview', content) }
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) throw notFound()
    throw failure
  }
}

function PreviewScreen() {
  const { title, drawing, cover, updatedAt, headings, text } = Route.useLoaderData()
  return (
    <article>
      <ArticleHead
        title={title}
        drawing={drawing}
        cover={cover}
        breadcrumbs={<Breadcrumbs items={[{ label: m.preview_title() }, { label: title }]} />}
      >
        <p>
          {m.blog_updated()} <time dateTime={updatedAt}>{dayText(updatedAt)}</time>
        </p>
      </ArticleHead>
      <ArticleColumns headings={headings} aside={null}>
        <TextOfPage text={text} lang="en" className="prose is-long" />
      </ArticleColumns>
    </article>
  )
}
