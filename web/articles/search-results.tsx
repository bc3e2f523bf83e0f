import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { search } from '../../domain/articles/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { emptyStates } from '../../packages/drawing/empty-states.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export type Found = CallOutput<typeof search>

/** What was found, in three groups; nothing at all has a sentence and a way on. */
export function SearchResults({ asked, found }: { asked: string; found: Found }) {
  const count = found.courses.length + found.articles.length + found.resources.length
  if (count === 0) {
    return (
      <EmptyState
        drawing={emptyStates['no-result']()}
        title={m.search_nothing({ asked })}
        action={
          <Link to="/courses" className={buttonClass('secondary')}>
            {m.courses_see_all()}
          </Link>
        }
      >
        <p>{m.search_nothing_hint()}</p>
      </EmptyState>
    )
  }
  return (
    <div className="mt-8 grid gap-10">
      <Group id="courses" title={m.search_courses()} count={found.courses.length}>
        {found.courses.map(({ _id, slug, title, category, moduleCount }) => (
          <Row
            key={_id}
            text={[category, m.course_modules({ count: moduleCount })].filter(Boolean).join(' · ')}
          >
            <Link to="/courses/$name" params={{ name: slug }} className={link}>
              {title}
            </Link>
          </Row>
        ))}
      </Group>
      <Group id="articles" title={m.search_articles()} count={found.articles.length}>
        {found.articles.map(({ _id, slug, title, excerpt }) => (
          <Row key={_id} text={excerpt}>
            <Link to="/blog/$name" params={{ name: slug }} className={link}>
              {title}
            </Link>
          </Row>
        ))}
      </Group>
      <Group id="resources" title={m.search_resources()} count={found.resources.length}>
        {found.resources.map(({ _id, name, heading, excerpt }) => (
          <Row key={_id} text={excerpt}>
            <Link to="/resources-repository/$name" params={{ name }} className={link}>
              {heading}
            </Link>
          </Row>
        ))}
      </Group>
    </div>
  )
}

const link = 'text-link no-underline outline-none group-hover:underline after:absolute after:inset-0'

function Group({
  id,
  title,
  count,
  children,
}: {
  id: string
  title: string
  count: number
  children: ReactNode
}) {
  if (count === 0) return null
  return (
    <section aria-labelledby={`found-${id}`}>
      <h2 id={`found-${id}`} className="text-subhead font-bold">
        {title} <span className="font-normal text-ink-3 tabular-nums">({count})</span>
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-rule bg-card">{children}</ul>
    </section>
  )
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li
      lang="en"
      className="group relative border-b border-rule px-4 py-3 last:border-b-0 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
    >
      <h3 className="text-body leading-heading font-semibold">{children}</h3>
      <p className="mt-1 text-small text-ink-2">{text}</p>
    </li>
  )
}
