import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { requireSession } from '../private-page.ts'
import { hasSaved, readPrivate } from '../session.ts'
import { privateHead } from '../ui/page-head.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const SavedList = lazyPart(() => import('../saved/saved-list.tsx'), 'SavedList')

export const Route = createFileRoute('/saved')({
  // Only the browser knows what the device stores.
  ssr: false,
  beforeLoad: ({ location }) => requireSession(location.href),
  head: () => privateHead('/saved', m.saved_title(), m.saved_lead()),
  component: Saved,
})

function Saved() {
  // Loaded where there are lessons to show, or were.
  const [hasSome] = useState(() => hasSaved() || readPrivate<unknown[]>('saved-ended')?.length)
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.saved_title()}>
        {m.saved_lead()}
      </SectionHead>
      {hasSome ? (
        <Suspense>
          <SavedList />
        </Suspense>
      ) : (
        <p className="text-ink-2">{m.saved_empty()}</p>
      )}
    </div>
  )
}
