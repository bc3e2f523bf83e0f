import { createFileRoute, Link } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { buttonClass } from '../ui/button.tsx'
import { pageHead } from '../ui/page-head.ts'
import { QuestionList } from '../ui/question-list.tsx'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/faq')({
  loader: async () => {
    const { homeQuestions, contactQuestions } = await load('getSiteContent', {
      keys: 'homeQuestions,contactQuestions',
    })
    return { first: homeQuestions?.value ?? [], more: contactQuestions?.value ?? [] }
  },
  head: ({ loaderData }) =>
    pageHead({
      title: m.faq_title(),
      description: m.faq_description(),
      path: '/faq',
      structuredData: {
        '@type': 'FAQPage',
        mainEntity: [...(loaderData?.first ?? []), ...(loaderData?.more ?? [])].map(
          ({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          }),
        ),
      },
    }),
  component: Faq,
})

function Faq() {
  const { first, more } = Route.useLoaderData()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead level={1} title={m.faq_title()}>
        {m.faq_lead()}
      </SectionHead>
      <div className="grid max-w-[880px] gap-10">
        <section aria-labelledby="faq-first">
          <h2 id="faq-first" className="mb-4 text-subhead leading-tight font-bold">
            {m.home_questions_title()}
          </h2>
          <QuestionList questions={first} name="first-questions" />
        </section>
        {more.length > 0 && (
          <section aria-labelledby="faq-more">
            <h2 id="faq-more" className="mb-4 text-subhead leading-tight font-bold">
              {m.faq_more_title()}
            </h2>
            <QuestionList questions={more} name="more-questions" />
          </section>
        )}
        <p className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-rule bg-sunk p-5">
          <span className="flex-1 basis-60">{m.faq_ask()}</span>
          <Link to="/contact-us" className={buttonClass('secondary')}>
            {m.layout_contact()}
          </Link>
        </p>
      </div>
    </div>
  )
}
