import { createFileRoute, Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { productName } from '../../domain/product.ts'
import { load } from '../api.ts'
import { loadCourseCards } from '../catalog/course-cards.ts'
import { CourseGrid } from '../catalog/course-grid.tsx'
import { AnswerSheet } from '../home/answer-sheet.tsx'
import { Backers } from '../home/backers.tsx'
import { Hero } from '../home/hero.tsx'
import { loadLatestArticles } from '../home/latest-article-list.ts'
import { LatestArticles } from '../home/latest-articles.tsx'
import { Results } from '../home/results.tsx'
import { StudentVoices } from '../home/student-voices.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { Values } from '../home/values.tsx'
import { HowItWorks, JoinCommunity } from '../home/ways-in.tsx'
import { Workshops } from '../home/workshops.tsx'
import { useSession } from '../layout/use-session.ts'
import { HomeContinue } from '../lessons/home-continue.tsx'
import { publicOrigin } from '../origin.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { lazyPart } from '../ui/part-failed.tsx'
import { QuestionList } from '../ui/question-list.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const HeroSheet = lazyPart(() => import('../practice/hero-sheet.tsx'), 'HeroSheet')
const TodayStrip = lazyPart(
  () => import('../practice/today-strip.tsx'),
  'TodayStrip',
  () => ({ default: () => null }),
)

const shownCourses = 6
const shownContent = 'figures,results,values,workshops,testimonials,backers,homeQuestions'

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ courses }, content, latest] = await Promise.all([
      loadCourseCards({ page: 1, limit: shownCourses }),
      load('getSiteContent', { keys: shownContent }),
      loadLatestArticles(),
    ])
    return { courses, content, latest }
  },
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
  const { courses, content, latest } = Route.useLoaderData()
  const studentId = useSession()?.user.id
  const [isWriting, setWriting] = useState(false)
  const { figures } = content
  const results = filled(content.results)
  const values = filled(content.values)
  const workshops = filled(content.workshops)
  const testimonials = filled(content.testimonials)
  const backers = filled(content.backers)
  const homeQuestions = filled(content.homeQuestions)
  return (
    <>
      <HomeContinue />
      <div className="student-only min-h-14 border-b border-rule bg-brand-soft">
        {studentId !== undefined && (
          <Suspense>
            <TodayStrip key={studentId} />
          </Suspense>
        )}
      </div>
      <Hero
        figures={figures?.value}
        sheet={
          isWriting ? (
            <Suspense fallback={<AnswerSheet />}>
              <HeroSheet />
            </Suspense>
          ) : (
            <AnswerSheet onTry={() => setWriting(true)} />
          )
        }
      />
      <Section number={1} title={m.courses_title()} lead={m.courses_lead()}>
        {/* A phone shows three: more is a long way to scroll. */}
        <div className="max-sm:[&>ul>li:nth-child(n+4)]:hidden">
          <CourseGrid courses={courses} headingLevel={3} />
        </div>
        <p className="mt-6">
          <Link to="/courses" className={buttonClass('secondary')}>
            {m.courses_see_all()}
          </Link>
        </p>
      </Section>
      <HowItWorks />
      {results && (
        <Section number={3} title={m.home_results_title()} lead={m.home_results_lead()}>
          <Results results={results.value} isSample={results.isSample} />
        </Section>
      )}
      {values && (
        <Section number={4} title={m.home_values_title()} lead={m.home_values_lead()} isSunk>
          <Values values={values.value} />
        </Section>
      )}
      {workshops && (
        <Section number={5} title={m.home_workshops_title()} lead={m.home_workshops_lead()}>
          <Workshops workshops={workshops.value} />
        </Section>
      )}
      <Section number={6} title={m.home_chronicle_title()} isSunk>
        <StudentVoices />
        {testimonials && (
          <div className="mt-10">
            <Testimonials voices={testimonials.value} isSample={testimonials.isSample} />
          </div>
        )}
      </Section>
      {latest.articles.length > 0 && (
        <Section number={7} title={m.home_articles_title()} lead={m.home_articles_lead()}>
          <LatestArticles {...latest} />
          <p className="mt-6">
            <Link to="/blog" className={buttonClass('secondary')}>
              {m.home_articles_all()}
            </Link>
          </p>
        </Section>
      )}
      {backers && <Backers backers={backers.value} />}
      {homeQuestions && (
        <Section number={8} title={m.home_questions_title()} lead={m.home_questions_lead()}>
          <QuestionList questions={homeQuestions.value} name="home-questions" />
        </Section>
      )}
      <JoinCommunity />
    </>
  )
}

/** A list that staff have emptied has no section. */
function filled<Entry extends { value: readonly unknown[] }>(entry: Entry | undefined): Entry | undefined {
  return entry && entry.value.length > 0 ? entry : undefined
}

type SectionProps = {
  number: number
  title: string
  lead?: string
  /** On the darker paper, to set it off from its neighbours. */
  isSunk?: boolean
  children: ReactNode
}

function Section({ number, title, lead, isSunk = false, children }: SectionProps) {
  return (
    <section className={isSunk ? 'border-y border-rule bg-sunk' : ''}>
      <div className="container-page py-12 md:py-section">
        <SectionHead number={number} title={title}>
          {lead}
        </SectionHead>
        {children}
      </div>
    </section>
  )
}
