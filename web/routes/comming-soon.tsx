import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { Sheet } from '../enquiries/sheet.tsx'
import { SubscribeForm } from '../enquiries/subscribe-form.tsx'
import { searchBy, textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'

const topics = new Map([
  ['guest-lectures', m.layout_club_lectures],
  ['online-workshops', m.layout_club_workshops],
  ['mentorship-programs', m.layout_club_mentors],
  ['ai-hackathons', m.layout_club_hackathons],
])

export const Route = createFileRoute('/comming-soon')({
  validateSearch: searchBy({ topic: textOf }),
  loaderDeps: ({ search: { topic } }) => ({ topic }),
  loader: ({ deps: { topic } }) => ({ topic: topics.has(topic ?? '') ? topic : undefined }),
  head: ({ loaderData }) => {
    const topic = loaderData?.topic
    return pageHead({
      title: titleOf(topic),
      description: m.soon_lead(),
      path: topic === undefined ? '/comming-soon' : `/comming-soon?topic=${topic}`,
    })
  },
  component: ComingSoon,
})

function ComingSoon() {
  const { topic } = Route.useLoaderData()
  return (
    <Sheet title={titleOf(topic)} lead={m.soon_lead()}>
      <SubscribeForm />
    </Sheet>
  )
}

function titleOf(topic: string | undefined): string {
  const name = topics.get(topic ?? '')
  return name === undefined ? m.soon_title() : m.soon_title_of({ topic: name() })
}
