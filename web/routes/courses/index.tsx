import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CourseFilterChoice, courseFilterOf } from '../../../domain/catalog/choices.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { load } from '../../api.ts'
import { type CategoryTab, CategoryTabs } from '../../catalog/category-tabs.tsx'
import { type CourseCardFacts, loadCourseCards } from '../../catalog/course-cards.ts'
import { type CourseChoices, CourseFilters, courseFilterTexts } from '../../catalog/course-filters.tsx'
import { CourseGrid, CourseGridSkeleton } from '../../catalog/course-grid.tsx'
import { Pagination } from '../../catalog/pagination.tsx'
import { SearchForm } from '../../layout/search-form.tsx'
import { publicOrigin } from '../../origin.ts'
import { pageOf, textOf } from '../../search.ts'
import { type PageHead, pageHead } from '../../ui/page-head.ts'
import { SectionHead } from '../../ui/section-head.tsx'

type CoursesSearch = CourseFilterChoice & {
  category?: string | undefined
  page?: number | undefined
}

const pageSize = 10
const mostCategories = 100
/** A list that loads faster needs no placeholders: they would only flash. */
const skeletonsAfterMs = 150

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): CoursesSearch => ({
    category: textOf(search['category']),
    ...courseFilterOf(search),
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

/** The tabs and filters last seen in this browser: they stay while another list loads. */
let cachedFilters: { categories: CategoryTab[]; choices: CourseChoices | null } = {
  categories: [],
  choices: null,
}

async function loadCourses(search: CoursesSearch) {
  const { page = 1, ...filter } = search
  const { category } = filter
  const [{ data: categories }, choices, { courses, totalPages }] = await Promise.all([
    load('getCategories', { limit: mostCategories }),
    load('getCourseChoices', { category }),
    loadCourseCards({ ...filter, page, limit: pageSize }),
  ])
  if (typeof window !== 'undefined') cachedFilters = { categories, choices }
  if (page > 1 && page > totalPages) throw notFound()
  const loaded = { categories, choices, courses, totalPages }
  return { ...loaded, head: headOf(search, loaded) }
}

type LoaderData = {
  categories: CategoryTab[]
  choices: CourseChoices
  courses: CourseCardFacts[]
  totalPages: number
}

/** Built in the loader, to keep it out of the script that every page loads. */
function headOf(search: CoursesSearch, loaded: LoaderData): PageHead {
  const category = loaded.categories.find(({ _id }) => _id === search.category)
  const title = [
    ...(category ? [category.name] : []),
    m.courses_title(),
    ...courseFilterTexts(search),
    ...(search.page ? [m.courses_page({ page: search.page })] : []),
  ].join(', ')
  return {
    title,
    description: m.courses_description(),
    path: address(search),
    // There are too many of them, and their courses are in other lists.
    isPrivate: search.language !== undefined || search.price !== undefined,
    // For search engines, which read the server's HTML; the browser does not need it.
    ...(import.meta.env.SSR &&
      loaded.courses.length > 0 && { structuredData: courseListData(loaded.courses, publicOrigin()) }),
    links: neighbours(search, loaded.totalPages),
  }
}

/** Addresses of the previous and next page, for crawlers. */
function neighbours(
  { page = 1, ...search }: CoursesSearch,
  totalPages: number,
): { rel: string; href: string }[] {
  return [
    ...(page > 1 ? [{ rel: 'prev', href: address({ ...search, page: page - 1 }) }] : []),
    ...(page < totalPages ? [{ rel: 'next', href: address({ ...search, page: page + 1 }) }] : []),
  ]
}

function address({ page = 1, ...filter }: CoursesSearch): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/courses?${search}` : '/courses'
}

function Courses() {
  const { categories, choices, courses, totalPages } = Route.useLoaderData()
  const { category, page = 1, ...filter } = Route.useSearch()
  return (
    <Frame {...{ categories, choices, category, filter }}>
      <CourseGrid
        courses={courses}
        headingLevel={2}
        earlyCards={3}
        hasCategory={category !== undefined && Object.values(filter).every((one) => one === undefined)}
      />
      <Pagination currentPage={page} totalPages={totalPages} />
    </Frame>
  )
}

function Pending() {
  const { category, page: _, ...filter } = Route.useSearch()
  return (
    <Frame {...cachedFilters} category={category} filter={filter}>
      <CourseGridSkeleton />
    </Frame>
  )
}

type FrameProps = {
  categories: readonly CategoryTab[]
  choices: CourseChoices | null
  category: string | undefined
  filter: CourseFilterChoice
  children: ReactNode
}

function Frame({ categories, choices, category, filter, children }: FrameProps) {
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.courses_title()} level={1}>
        {m.courses_lead()}
      </SectionHead>
      <div className="mb-5">
        <SearchForm />
      </div>
      <CategoryTabs categories={categories} chosen={category} />
      <CourseFilters chosen={filter} choices={choices} />
      {children}
    </div>
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
