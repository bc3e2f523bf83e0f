import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { AskAboutPractice } from '../asking.tsx'
import { failedIn } from '../layout/list-failed.tsx'
import { PracticeRun } from '../practice/practice-run.tsx'
import { requireSession } from '../private-page.ts'
import { searchBy, textOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

const Failed = failedIn(Frame, m.practice_question_unknown, m.practice_no_line)

export const Route = createFileRoute('/practice')({
  // Private to the student: loaded only in the browser.
  ssr: false,
  // `skills`: names with commas; `again`: one question with a note; without them, what is due today.
  validateSearch: searchBy({ item: textOf, skills: textOf, again: textOf }),
  beforeLoad: ({ location }) => requireSession(location.href),
  loaderDeps: ({ search: { again } }) => ({ again }),
  loader: async ({ deps: { again } }) =>
    again === undefined ? null : (await load('nextQuestions', { again, count: 1 })).questions,
  head: () => privateHead('/practice', m.practice_title(), m.practice_title()),
  component: Practice,
  errorComponent: Failed,
})

function Practice() {
  const { item, skills, again } = Route.useSearch()
  const noted = Route.useLoaderData()
  const place = [item, skills].filter((part) => part !== undefined).join(':') || 'due'
  if (noted !== null && again !== undefined)
    return (
      <Frame>
        {noted.length === 0 ? (
          <p>{m.practice_question_unknown()}</p>
        ) : (
          <PracticeRun key={again} place={`again:${again.slice(-40)}`} given={noted} Ask={AskAboutPractice} />
        )}
        <Way to="/notes">{m.notes_to_all()}</Way>
      </Frame>
    )
  return (
    <Frame>
      <PracticeRun
        key={place}
        place={place}
        Ask={AskAboutPractice}
        wanted={{
          ...(item !== undefined && { item }),
          ...(skills !== undefined && { skills: skills.split(',') }),
        }}
      />
      <Way to="/today">{m.practice_to_today()}</Way>
    </Frame>
  )
}

function Way({ to, children }: { to: '/today' | '/notes'; children: ReactNode }) {
  return (
    <p className="mt-8">
      <Link to={to} className="inline-flex min-h-11 items-center text-link underline">
        {children}
      </Link>
    </p>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.practice_title()}>
        {m.practice_lead()}
      </SectionHead>
      <div className="max-w-2xl">{children}</div>
    </div>
  )
}
