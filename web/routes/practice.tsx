import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { AskAboutPractice } from '../asking.tsx'
import { PracticeRun } from '../practice/practice-run.tsx'
import { requireSession } from '../private-page.ts'
import { textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

/** `skills`: names with commas; without them what is due today. */
type PracticeSearch = { item?: string | undefined; skills?: string | undefined }

export const Route = createFileRoute('/practice')({
  // The questions are the student's own: only the browser asks for them.
  ssr: false,
  validateSearch: (search: Record<string, unknown>): PracticeSearch => ({
    item: textOf(search['item']),
    skills: textOf(search['skills']),
  }),
  beforeLoad: ({ location }) => requireSession(location.href),
  head: () =>
    pageHead({
      title: m.practice_title(),
      description: m.practice_title(),
      path: '/practice',
      isPrivate: true,
    }),
  component: Practice,
})

function Practice() {
  const { item, skills } = Route.useSearch()
  const place = [item, skills].filter((part) => part !== undefined).join(':') || 'due'
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.practice_title()}>
        {m.practice_lead()}
      </SectionHead>
      <div className="max-w-2xl">
        <PracticeRun
          key={place}
          place={place}
          Ask={AskAboutPractice}
          wanted={{
            ...(item !== undefined && { item }),
            ...(skills !== undefined && { skills: skills.split(',') }),
          }}
        />
        <p className="mt-8">
          <Link to="/today" className="inline-flex min-h-11 items-center text-link underline">
            {m.practice_to_today()}
          </Link>
        </p>
      </div>
    </div>
  )
}
