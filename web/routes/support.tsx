import { createFileRoute, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { requireSession } from '../private-page.ts'
import { searchBy, textOf } from '../search.ts'
import { SupportHomeLoading } from '../support/admin-loading.tsx'
import { SupportHome } from '../support/support-home.tsx'
import { askForTickets } from '../support/use-tickets.ts'
import { privateHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/support')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  validateSearch: searchBy({ ticket: textOf }),
  beforeLoad: ({ location }) => {
    requireSession(location.href)
  },
  // Loaded when the screen is entered, not when a ticket is selected, and dropped when it is left.
  gcTime: 0,
  shouldReload: false,
  // Each part of the screen reports its own failure to load.
  loader: async ({ location }) => {
    const { id: userId } = requireSession(location.href)
    const [found, tickets] = await Promise.all([
      send('getMyCourses', { page: 1, limit: 100 }),
      askForTickets(userId),
    ])
    requireSession(location.href)
    // Teachers answer questions about purchased courses.
    const courses = found.success
      ? { ...found, data: { ...found.data, data: found.data.data.filter(({ isFree }) => !isFree) } }
      : found
    return { userId, courses, tickets }
  },
  head: () => privateHead('/support', m.support_title(), m.support_description()),
  component: Support,
  pendingComponent: Pending,
})

function Support() {
  const { userId, courses, tickets } = Route.useLoaderData()
  const { ticket } = Route.useSearch()
  const router = useRouter()
  const navigate = useNavigate()
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <Frame isThread={ticket !== undefined}>
      <SupportHome
        key={userId}
        userId={userId}
        courses={courses}
        tickets={tickets}
        named={ticket}
        onOpen={(ticketId) => {
          // Do not redirect a student who has moved on while the ticket was being sent.
          if (router.state.location.href === href)
            void navigate({ to: '/support', search: { ticket: ticketId }, resetScroll: false })
        }}
        onReload={() => router.invalidate()}
      />
    </Frame>
  )
}

function Pending() {
  return (
    <Frame isThread={false}>
      <SupportHomeLoading />
    </Frame>
  )
}

/** On a phone an open conversation has the whole height; the heading is for screen readers only. */
function Frame({ isThread, children }: { isThread: boolean; children: ReactNode }) {
  return (
    <div className={`container-page pb-12 lg:pt-8 lg:pb-18 ${isThread ? 'pt-3' : 'pt-8'}`}>
      <div className={`mb-6 ${isThread ? 'max-lg:sr-only' : ''}`}>
        <h1 className="text-page">{m.support_title()}</h1>
        <p className="mt-1 text-ink-2">{m.support_promise()}</p>
      </div>
      {children}
    </div>
  )
}
