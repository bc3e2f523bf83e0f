import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { load } from '../../api.ts'
import { ResourceGrid } from '../../articles/resource-grid.tsx'
import { pageHead } from '../../ui/page-head.ts'
import { SectionHead } from '../../ui/section-head.tsx'

export const Route = createFileRoute('/resources-repository/')({
  loader: () => load('getResources', {}),
  head: () =>
    pageHead({
      title: m.resources_title(),
      description: m.resources_description(),
      path: '/resources-repository',
    }),
  component: Resources,
})

function Resources() {
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.resources_title()} level={1}>
        {m.resources_lead()}
      </SectionHead>
      <ResourceGrid resources={Route.useLoaderData()} />
    </div>
  )
}
