import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CourseLevel, courseLevels } from '../../../domain/catalog/choices.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { load } from '../../api.ts'
import { type CategoryTab, CategoryTabs } from '../../catalog/category-tabs.tsx'
import { type CourseCardFacts, loadCourseCards } from '../../catalog/course-cards.ts'
import { CourseGrid, CourseGridSkeleton } from '../../catalog/course-grid.tsx'
import { levelText } from '../../catalog/course-texts.ts'
import { Pagination } from '../../catalog/pagination.tsx'
import { SearchForm } from '../../layout/search-form.tsx'
import { publicOrigin } from '../../origin.ts'
import { pageOf, textOf } from '../../search.ts'
import { type PageHead, pageHead } from '../../ui/page-head.ts'
import { SectionHead } from '../../ui/section-head.tsx'

type CoursesSearch = {
  category?: string | undefined
  level?: CourseLevel | undefined
  page?: number | undefined
}

const pageSize = 10
const mostCategories = 100
/** A list that comes sooner needs no placeholders: they would only flash. */
const skeletonsAfterMs = 150

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): CoursesSearch => ({
    category: textOf(search['category']),
    level: courseLevels.find((level) => level === search['level']),
    page: pageOf(search['page']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCourses(deps),
  pendingMs: skeletonsAfterMs,
  pendingMinMs: 0,
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : {}),
  component: Courses,
  pendingComponent: Pending,
})

/** The tabs last seen in this browser: they stay while another list is on its way. */
let knownCategories: CategoryTab[] = []

async function loadCourses(search: CoursesSearch) {
  const { category, level, page = 1 } = search
  const [categories, { courses, totalPages }] = await Promise.all([
    load('getCategories', { limit: mostCategories }),
    loadCourseCards({
      page,
      limit: pageSize,
      ...(category !== undefined && { category }),
      ...(level !== undefined && { level }),
    }),
  ])
  if (typeof window !== 'undefined') knownCategories = categories.data
  if (page > 1 && page > totalPages) throw notFound()
  const loaded = { categories: categories.data, courses, totalPages }
  return { ...loaded, head: headOf(search, loaded) }
}

type Loaded = { categories: CategoryTab[]; courses: CourseCardFacts[]; totalPages: number }

/** Made with the data: it stays out of the script that every page starts with. */
function headOf(search: CoursesSearch, loaded: Loaded): PageHead {
  const category = loaded.categories.find(({ _id }) => _id === search.category)
  const title = [
    ...(category ? [category.name] : []),
    m.courses_title(),
    ...(search.level ? [levelText(search.level)] : []),
    ...(search.page ? [m.courses_page({ page: search.page })] : []),
  ].join(', ')
  return {
    title,
    description: m.courses_description(),
    path: address(search),
    // Search engines read what the server sends: the browser's script has no part in it.
    ...(import.meta.env.SSR &&
      loaded.courses.length > 0 && { structuredData: courseListData(loaded.courses, publicOrigin()) }),
    links: neighbours(search, loaded.totalPages),
  }
}

/** Addresses of the pages before and after, for those who crawl the list. */
function neighbours(
  { page = 1, ...search }: CoursesSearch,
  totalPages: number,
): { rel: string; href: string }[] {
  return [
    ...(page > 1 ? [{ rel: 'prev', href: address({ ...search, page: page - 1 }) }] : []),
    ...(page < totalPages ? [{ rel: 'next', href: address({ ...search, page: page + 1 }) }] : []),
  ]
}

function address({ category, level, page = 1 }: CoursesSearch): string {
  const search = new URLSearchParams()
  if (category !== undefined) search.set('category', category)
  if (level !== undefined) search.set('level', level)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/courses?${search}` : '/courses'
}

function Courses() {
  const { categories, courses, totalPages } = Route.useLoaderData()
  const { category, level, page = 1 } = Route.useSearch()
  return (
    <Frame categories={categories} chosen={category} level={level}>
      <CourseGrid
        courses={courses}
        headingLevel={2}
        earlyCards={3}
        hasCategory={category !== undefined && level === undefined}
      />
      <Pagination currentPage={page} totalPages={totalPages} />
    </Frame>
  )
}

function Pending() {
  const { category, level } = Route.useSearch()
  return (
    <Frame categories={knownCategories} chosen={category} level={level}>
      <CourseGridSkeleton />
    </Frame>
  )
}

function Frame({
  categories,
  chosen,
  level,
  children,
}: {
  categories: readonly CategoryTab[]
  chosen: string | undefined
  level: CourseLevel | undefined
  children: ReactNode
}) {
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.courses_title()} level={1}>
        {m.courses_lead()}
      </SectionHead>
      <div className="mb-5">
        <SearchForm />
      </div>
      <CategoryTabs categories={categories} chosen={chosen} />
      <LevelFilter chosen={level} />
      {children}
    </div>
  )
}

/** Links, so that a choice can be shared; each keeps the category and begins at page 1. */
function LevelFilter({ chosen }: { chosen: CourseLevel | undefined }) {
  return (
    <nav aria-label={m.course_level()} className="mb-5">
      <ul className="flex flex-wrap gap-1.5 text-small">
        {[undefined, ...courseLevels].map((level) => (
          <li key={level ?? 'all'}>
            <Link
              to="/courses"
              search={(search) => ({ ...search, level, page: undefined })}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={level === chosen ? 'page' : undefined}
              className={`grid min-h-11 place-items-center rounded-ctl border-[1.5px] px-3 no-underline hover:text-ink ${level === chosen ? 'border-brand bg-brand-soft font-semibold text-ink' : 'border-rule text-ink-2'}`}
            >
              {level === undefined ? m.courses_all_levels() : levelText(level)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A list of courses for search engines (schema.org ItemList). `origin` has no trailing slash. */
function courseListData(courses: readonly CourseCardFacts[], origin: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}/courses/${slug}`,
    })),
  }
}
