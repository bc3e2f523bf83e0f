import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { CallFailed, load } from '../../api.ts'
import { ArticleColumns } from '../../articles/article-columns.tsx'
import { ArticleHead } from '../../articles/article-head.tsx'
import { type Resource, ResourceBody, ResourceSheet } from '../../articles/resource-body.tsx'
import { ReportLink } from '../../enquiries/report-link.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { dayText } from '../../ui/day-text.ts'
import { NothingHere } from '../../ui/nothing-here.tsx'
import { pageHead } from '../../ui/page-head.ts'
import { PageText } from '../../ui/page-text.tsx'

export const Route = createFileRoute('/resources-repository/$name')({
  async loader({ params }) {
    const resource = await loadResource(params.name)
    const { name } = resource
    // A former address redirects to the current one.
    if (name !== params.name)
      throw redirect({ to: '/resources-repository/$name', params: { name }, replace: true, statusCode: 308 })
    return resource
  },
  head: ({ loaderData }) => (loaderData ? resourceHead(loaderData) : {}),
  component: ResourceScreen,
  notFoundComponent: Unknown,
})

async function loadResource(name: string): Promise<Resource> {
  try {
    const resource = await load('getResource', { name })
    return { ...resource, content: new PageText('resource', resource.content.join('')) }
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) throw notFound()
    throw failure
  }
}

function resourceHead(resource: Resource) {
  return pageHead({
    title: resource.heading,
    description: m.resources_one_description({ heading: resource.heading }),
    path: `/resources-repository/${resource.name}`,
    above: [{ title: m.resources_title(), path: '/resources-repository' }],
  })
}

function ResourceScreen() {
  const resource = Route.useLoaderData()
  return (
    <article>
      <ArticleHead
        title={resource.heading}
        drawing={resource.drawing}
        cover={resource.cover}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: m.resources_title(), to: '/resources-repository' }, { label: resource.heading }]}
          />
        }
      >
        <p>
          {m.blog_updated()} <time dateTime={resource.updatedAt}>{dayText(resource.updatedAt)}</time>
        </p>
      </ArticleHead>
      <ArticleColumns headings={resource.headings} aside={<ResourceSheet resource={resource} />} isAsideFirst>
        <ResourceBody resource={resource} />
        <ReportLink kind="article" id={resource.name} />
      </ArticleColumns>
    </article>
  )
}

function Unknown() {
  return (
    <div className="graph-paper grid min-h-[calc(100dvh-240px)] content-center py-12">
      <h1 className="sr-only">{m.resource_not_found()}</h1>
      <NothingHere
        drawing="not-found"
        title={m.resource_not_found()}
        to="/resources-repository"
        label={m.resources_see_all()}
      />
    </div>
  )
}
