import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { requireSession } from '../private-page.ts'
import { SavedList } from '../saved/saved-list.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/saved')({
  // What a device keeps only its browser knows.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  head: () =>
    pageHead({ title: m.saved_title(), description: m.saved_lead(), path: '/saved', isPrivate: true }),
  component: Saved,
})

function Saved() {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.saved_title()}>
        {m.saved_lead()}
      </SectionHead>
      <SavedList />
    </div>
  )
}
