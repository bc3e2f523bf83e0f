import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { search } from '../../domain/articles/contract.ts'
import type { CallOutput } from '../../domain/contract.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { NothingHere } from '../ui/nothing-here.tsx'

export type SearchOutput = CallOutput<typeof search>

/** Results grouped by kind; without results, a sentence and a link. */
export function SearchResults({ query, results }: { query: string; results: SearchOutput }) {
  const count = Object.values(results).reduce((sum, group) => sum + group.length, 0)
  if (count === 0) {
    return (
      <NothingHere
        drawing="no-result"
        title={m.search_nothing({ asked: query })}
        to="/courses"
        label={m.courses_see_all()}
        isSecondary
      >
        <p>{m.search_nothing_hint()}</p>
      </NothingHere>
    )
  }
  return (
    <div className="mt-6 grid gap-10">
      <Kinds results={results} />
      <Group id="courses" title={m.search_courses()} count={results.courses.length}>
        {results.courses.map(({ _id, slug, title, textLanguage, category, moduleCount }) => (
          <Row
            key={_id}
            language={textLanguage}
            text={[category, m.course_modules({ count: moduleCount })].filter(Boolean).join(' · ')}
          >
            <Link to="/courses/$name" params={{ name: slug }} className={link}>
              {title}
            </Link>
          </Row>
        ))}
      </Group>
      <Lessons id="lessons" title={m.search_lessons()} lessons={results.lessons} />
      <Lessons id="worksheets" title={m.search_worksheets()} lessons={results.worksheets} />
      <Group id="articles" title={m.search_articles()} count={results.articles.length}>
        {results.articles.map(({ _id, slug, title, excerpt }) => (
          <Row key={_id} text={excerpt}>
            <Link to="/blog/$name" params={{ name: slug }} className={link}>
              {title}
            </Link>
          </Row>
        ))}
      </Group>
      <Group id="resources" title={m.search_resources()} count={results.resources.length}>
        {results.resources.map(({ _id, name, heading, excerpt }) => (
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

const kindTitles: Record<keyof SearchOutput, () => string> = {
  courses: m.search_courses,
  lessons: m.search_lessons,
  worksheets: m.search_worksheets,
  articles: m.search_articles,
  resources: m.search_resources,
}

/** Links to the groups: on a phone the first groups are longer than the screen. */
function Kinds({ results }: { results: SearchOutput }) {
  const kinds = (Object.keys(kindTitles) as (keyof SearchOutput)[]).filter((kind) => results[kind].length > 0)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={m.search_title()} className="-mb-4">
      <ul className="flex flex-wrap gap-2 text-small">
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={`#found-${kind}`}
              className="flex min-h-11 items-center gap-1.5 rounded-ctl border-ctl border-rule px-3 text-ink-2 no-underline hover:text-ink"
            >
              {kindTitles[kind]()}
              <span className="text-ink-3 tabular-nums">{results[kind].length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LessonsProps = { id: string; title: string; lessons: SearchOutput['lessons'] }

function Lessons({ id, title, lessons }: LessonsProps) {
  return (
    <Group id={id} title={title} count={lessons.length}>
      {lessons.map(({ _id, slug, title, kind, isFree, course }) => (
        <Row
          key={_id}
          language={kind === 'steps' ? currentLocale() : undefined}
          text={[isFree ? m.course_free() : m.course_locked(), course.title].join(' · ')}
        >
          <Link to="/courses/$name/$lesson" params={{ name: course.slug, lesson: slug }} className={link}>
            {title}
          </Link>
        </Row>
      ))}
    </Group>
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
      <h2 id={`found-${id}`} className="scroll-mt-20 text-subhead font-bold">
        {title} <span className="font-normal text-ink-3 tabular-nums">({count})</span>
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-rule bg-card">{children}</ul>
    </section>
  )
}

type RowProps = { text: string; language?: string | undefined; children: ReactNode }

function Row({ text, language = 'en', children }: RowProps) {
  return (
    <li
      lang={language}
      className="group relative border-b border-rule px-4 py-3 last:border-b-0 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
    >
      <h3 className="text-body leading-heading font-semibold">{children}</h3>
      <p className="mt-1 text-small text-ink-2">{text}</p>
    </li>
  )
}
