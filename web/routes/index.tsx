import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { loadCourseCards } from '../catalog/course-cards.ts'
import { CourseGrid } from '../catalog/course-grid.tsx'
import { Hero } from '../home/hero.tsx'
import { HowItWorks, JoinCommunity } from '../home/ways-in.tsx'
import { publicOrigin } from '../origin.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

const shownCourses = 6

export const Route = createFileRoute('/')({
  loader: () => loadCourseCards({ page: 1, limit: shownCourses }),
  head: () =>
    pageHead({
      title: productName,
      description: m.home_description(),
      path: '/',
      structuredData: {
        '@type': 'Organization',
        name: productName,
        url: publicOrigin(),
        logo: `${publicOrigin()}/icon-512.png`,
      },
    }),
  component: Home,
})

function Home() {
  const { courses } = Route.useLoaderData()
  return (
    <>
      <Hero />
      <section className="container-page py-12 md:py-[72px]">
        <SectionHead number={1} title={m.courses_title()}>
          {m.courses_lead()}
        </SectionHead>
        <CourseGrid courses={courses} headingLevel={3} />
        <p className="mt-6">
          <Link to="/courses" className={buttonClass('secondary')}>
            {m.courses_see_all()}
          </Link>
        </p>
      </section>
      <HowItWorks />
      <JoinCommunity />
    </>
  )
}
