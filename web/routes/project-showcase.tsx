import { createFileRoute, notFound } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { LinkButton } from '../site/link-button.tsx'
import { ShowcaseVideo } from '../site/showcase-video.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/project-showcase')({
  loader: loadShowcase,
  head: () =>
    pageHead({
      title: m.layout_club_showcase(),
      description: m.showcase_description(),
      path: '/project-showcase',
    }),
  component: ProjectShowcase,
})

async function loadShowcase() {
  const { showcase } = await load('getSiteContent', { keys: 'showcase' })
  if (showcase === undefined) throw notFound()
  return showcase
}

function ProjectShowcase() {
  const { value, isSample } = Route.useLoaderData()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead level={1} title={value.heading}>
        {isSample ? m.showcase_sample() : undefined}
      </SectionHead>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,65ch)_minmax(0,1fr)]">
        <div className="grid gap-4 text-body">
          <img
            src={`/videos/${value.video}.jpg`}
            alt={m.showcase_picture()}
            width={640}
            height={480}
            className="h-auto w-full rounded-lg border border-rule"
          />
          {value.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className="lg:sticky lg:top-20">
          <h2 className="mb-3 text-lead leading-snug font-heading">{m.showcase_video()}</h2>
          <ShowcaseVideo video={value.video} title={value.heading} />
          <p className="mt-2 text-sm text-ink-3">{m.video_narration()}</p>
          <p className="mt-5">
            <LinkButton to="/talent-hub">{m.layout_club_talent()}</LinkButton>
          </p>
        </div>
      </div>
    </div>
  )
}
