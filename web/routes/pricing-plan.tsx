import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { CategoryTabs } from '../catalog/category-tabs.tsx'
import { PriceList } from '../catalog/price-list.tsx'
import { loadPricedCourses } from '../catalog/priced-courses.ts'
import { searchBy, textOf } from '../search.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

const mostCategories = 100

export const Route = createFileRoute('/pricing-plan')({
  validateSearch: searchBy({ category: textOf }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { category } }) => {
    const [categories, courses] = await Promise.all([
      load('getCategories', { limit: mostCategories }),
      loadPricedCourses(category),
    ])
    return { categories: categories.data, courses }
  },
  head: ({ match: { loaderDeps } }) =>
    pageHead({
      title: m.layout_prices(),
      description: m.prices_description(),
      path: loaderDeps.category
        ? `/pricing-plan?${new URLSearchParams({ category: loaderDeps.category })}`
        : '/pricing-plan',
    }),
  component: Prices,
})

function Prices() {
  const { categories, courses } = Route.useLoaderData()
  const { category } = Route.useSearch()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead level={1} title={m.layout_prices()}>
        {m.prices_lead()}
      </SectionHead>
      <CategoryTabs categories={categories} chosen={category} to="/pricing-plan" />
      {courses.length === 0 ? (
        <p className="py-8 text-ink-2">{m.courses_none_category()}</p>
      ) : (
        <PriceList courses={courses} />
      )}
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-sheet border border-rule bg-card p-6 shadow-2">
        <p className="flex-1 basis-72 text-ink-2">{m.prices_note()}</p>
        <Link to="/register" className={`${buttonClass('primary', 'large')} visitor-only`}>
          {m.home_join_now()}
        </Link>
        <Link to="/courses" className={`${buttonClass('primary', 'large')} student-only`}>
          {m.home_our_course()}
        </Link>
      </div>
    </div>
  )
}
