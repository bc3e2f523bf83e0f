import { createFileRoute, notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { load } from '../../api.ts'
import { type CategoryTab, CategoryTabs } from '../../catalog/category-tabs.tsx'
import { type CourseCardFacts, loadCourseCards } from '../../catalog/course-cards.ts'
import { CourseGrid, CourseGridSkeleton } from '../../catalog/course-grid.tsx'
import { Pagination } from '../../catalog/pagination.tsx'
import { publicOrigin } from '../../origin.ts'
import { pageOf, textOf } from '../../search.ts'
import { pageHead } from '../../ui/page-head.ts'
import { SectionHead } from '../../ui/section-head.tsx'

type CoursesSearch = { category?: string | undefined; page?: number | undefined }

const pageSize = 10
const mostCategories = 100
/** A list that comes sooner needs no placeholders: they would only flash. */
const skeletonsAfterMs = 150

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): CoursesSearch => ({
    category: textOf(search['category']),
    page: pageOf(search['page']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadCourses(deps),
  pendingMs: skeletonsAfterMs,
  pendingMinMs: 0,
  head: ({ loaderData, match }) => coursesHead(match.loaderDeps, loaderData),
  component: Courses,
  pendingComponent: Pending,
  // What is shown while the list loads comes with the list, not with every other page.
  codeSplitGroupings: [['component', 'pendingComponent']],
})

/** The tabs last seen in this browser: they stay while another list is on its way. */
let knownCategories: CategoryTab[] = []

async function loadCourses({ category, page = 1 }: CoursesSearch) {
  const [categories, { courses, totalPages }] = await Promise.all([
    load('getCategories', { limit: mostCategories }),
    loadCourseCards({ page, limit: pageSize, ...(category !== undefined && { category }) }),
  ])
  if (typeof window !== 'undefined') knownCategories = categories.data
  if (page > 1 && page > totalPages) throw notFound()
  return { categories: categories.data, courses, totalPages }
}

function coursesHead(search: CoursesSearch, loaded: Awaited<ReturnType<typeof loadCourses>> | undefined) {
  const category = loaded?.categories.find(({ _id }) => _id === search.category)
  const title = [
    ...(category ? [category.name] : []),
    m.courses_title(),
    ...(search.page ? [m.courses_page({ page: search.page })] : []),
  ].join(', ')
  return pageHead({
    title,
    description: m.courses_description(),
    path: address(search),
    structuredData:
      loaded && loaded.courses.length > 0 ? [courseListData(loaded.courses, publicOrigin())] : [],
    links: loaded ? neighbours(search, loaded.totalPages) : [],
  })
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

function address({ category, page = 1 }: CoursesSearch): string {
  const search = new URLSearchParams()
  if (category !== undefined) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/courses?${search}` : '/courses'
}

function Courses() {
  const { categories, courses, totalPages } = Route.useLoaderData()
  const { category, page = 1 } = Route.useSearch()
  return (
    <Frame categories={categories} chosen={category}>
      <CourseGrid courses={courses} headingLevel={2} earlyCards={3} hasCategory={category !== undefined} />
      <Pagination currentPage={page} totalPages={totalPages} />
    </Frame>
  )
}

function Pending() {
  const { category } = Route.useSearch()
  return (
    <Frame categories={knownCategories} chosen={category}>
      <CourseGridSkeleton />
    </Frame>
  )
}

function Frame({
  categories,
  chosen,
  children,
}: {
  categories: readonly CategoryTab[]
  chosen: string | undefined
  children: ReactNode
}) {
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.courses_title()} level={1}>
        {m.courses_lead()}
      </SectionHead>
      <CategoryTabs categories={categories} chosen={chosen} />
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
