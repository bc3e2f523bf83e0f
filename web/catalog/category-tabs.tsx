import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'

export type CategoryTab = { _id: string; name: string; courseCount: number }

type CategoryTabsProps = {
  categories: readonly CategoryTab[]
  /** Id of the chosen category; undefined is all of them. */
  chosen: string | undefined
  /** The page whose tabs they are. */
  to?: '/courses' | '/pricing-plan'
}

const tab =
  'flex min-h-11 items-center gap-2 border-b-3 px-3.5 py-2 text-base whitespace-nowrap no-underline hover:text-ink -outline-offset-3 focus-visible:-outline-offset-3'

/**
 * All, then a tab per category. Tabs are links, so they can be shared; each keeps the other filters and starts at page
 * 1.
 */
export function CategoryTabs({ categories, chosen, to = '/courses' }: CategoryTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const total = categories.reduce((sum, category) => sum + category.courseCount, 0)

  // On a phone the chosen tab may be outside the strip.
  useEffect(() => {
    const current =
      chosen === undefined
        ? null
        : strip.current?.querySelector<HTMLElement>(`[data-category="${CSS.escape(chosen)}"]`)
    if (!strip.current || !current) return
    const { scrollLeft, clientWidth } = strip.current
    const isInView =
      current.offsetLeft >= scrollLeft && current.offsetLeft + current.offsetWidth <= scrollLeft + clientWidth
    if (!isInView) strip.current.scrollLeft = current.offsetLeft - 16
  }, [chosen])

  return (
    <nav
      ref={strip}
      aria-label={m.courses_categories()}
      className="tab-strip relative mb-5 overflow-x-auto border-b border-rule"
    >
      <ul className="flex gap-1">
        <Tab
          to={to}
          id={undefined}
          name={m.courses_all()}
          courseCount={total}
          isChosen={chosen === undefined}
        />
        {categories.map(({ _id, name, courseCount }) => (
          <Tab key={_id} to={to} id={_id} name={name} courseCount={courseCount} isChosen={chosen === _id} />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = {
  to: '/courses' | '/pricing-plan'
  id: string | undefined
  name: string
  courseCount: number
  isChosen: boolean
}

function Tab({ to, id, name, courseCount, isChosen }: TabProps) {
  return (
    <li data-category={id}>
      <Link
        to={to}
        search={(search) => ({ ...search, category: id, page: undefined })}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isChosen ? 'page' : undefined}
        className={`${tab} ${isChosen ? 'border-margin font-bold text-ink' : 'border-transparent font-medium text-ink-2'}`}
      >
        {name}
        <span
          aria-hidden="true"
          className="rounded-full bg-sunk px-2 text-sm leading-6 font-semibold text-ink-2 tabular-nums"
        >
          {courseCount}
        </span>
        <span className="sr-only">{m.courses_count({ count: courseCount })}</span>
      </Link>
    </li>
  )
}
