import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { boards } from '../../domain/practice/rules.ts'
import { load } from '../api.ts'
import { boardName } from '../practice/board-names.ts'
import { PracticeRun } from '../practice/practice-run.tsx'
import { searchBy } from '../search.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

const [usualBoard, ...otherBoards] = boards

export const Route = createFileRoute('/try')({
  validateSearch: searchBy({ board: (value) => otherBoards.find((board) => board === value) }),
  loaderDeps: ({ search }) => ({ board: search.board ?? usualBoard }),
  loader: ({ deps }) => load('getTryQuestions', { board: deps.board }),
  head: () => pageHead({ title: m.try_title(), description: m.try_lead(), path: '/try' }),
  component: Try,
})

/** Ten questions of a board for everybody; what is written stays on the device. */
function Try() {
  const { questions } = Route.useLoaderData()
  const { board } = Route.useLoaderDeps()
  return (
    <div className="container-page pt-8 pb-12 lg:pb-18">
      <SectionHead level={1} title={m.try_title()}>
        {m.try_lead()}
      </SectionHead>
      <nav aria-label={m.try_boards()} className="mb-6 flex gap-2 overflow-x-auto pb-1">
        {boards.map((name) => (
          <Link
            key={name}
            to="/try"
            search={{ board: name === usualBoard ? undefined : name }}
            aria-current={name === board ? 'page' : undefined}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-ink no-underline aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:font-semibold"
          >
            {boardName(name)}
          </Link>
        ))}
      </nav>
      <div className="max-w-2xl">
        <PracticeRun
          key={board}
          place={`try:${board}`}
          given={questions}
          end={
            <div className="mt-4 flex flex-wrap gap-3">
              <Link to="/register" className={`${buttonClass('primary')} visitor-only`}>
                {m.try_register()}
              </Link>
              <Link to="/courses" className={buttonClass('secondary')}>
                {m.courses_see_all()}
              </Link>
            </div>
          }
        />
        <noscript>
          <ol className="prose mt-8">
            {questions.map(({ question, stem }) => (
              <li key={question} dangerouslySetInnerHTML={{ __html: stem }} />
            ))}
          </ol>
        </noscript>
      </div>
    </div>
  )
}
