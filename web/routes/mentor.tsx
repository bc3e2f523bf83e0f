import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { ClickToLoadVideo } from '../site/click-to-load-video.tsx'
import { LinkButton } from '../site/link-button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/mentor')({
  loader: () => load('getSiteContent', { keys: 'chronicle' }),
  head: () => pageHead({ title: m.mentor_title(), description: m.mentor_description(), path: '/mentor' }),
  component: StudentsChronicle,
})

function StudentsChronicle() {
  const { chronicle } = Route.useLoaderData()
  return (
    <>
      <div className="graph-paper border-b border-rule py-10 lg:py-14">
        <div className="container-page">
          <SectionHead level={1} title={m.mentor_title()}>
            {m.mentor_lead()}
          </SectionHead>
        </div>
      </div>
      <section className="container-page py-10 lg:py-14">
        <SectionHead number={1} title={m.mentor_paper_title()} />
        <div className="grid max-w-[65ch] gap-4 text-ink-2">
          <p>{m.mentor_paper_written()}</p>
          <p>{m.mentor_paper_send()}</p>
          <p>
            <LinkButton to="/contact-us">{m.mentor_write_to_us()}</LinkButton>
          </p>
        </div>
      </section>
      {chronicle && (
        <section className="container-page pb-12 lg:pb-18">
          <SectionHead number={2} title={m.mentor_videos_title()}>
            {m.mentor_videos_lead()}
          </SectionHead>
          <ul className="grid gap-6 md:grid-cols-3">
            {chronicle.value.map(({ video, title, text }) => (
              <li key={video} className="rounded-card border border-rule bg-card p-4">
                <ClickToLoadVideo video={video} title={title} />
                <h3 className="mt-3 text-lead leading-snug font-heading">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-3">{m.video_narration()}</p>
        </section>
      )}
    </>
  )
}
