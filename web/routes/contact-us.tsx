import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { postedParameter } from '../../domain/pages.ts'
import { load } from '../api.ts'
import { ContactAside, ContactBoxes } from '../enquiries/contact-boxes.tsx'
import { ContactForm, type SentContact } from '../enquiries/contact-form.tsx'
import { DrawnMap } from '../enquiries/drawn-map.tsx'
import { postedForm, postedOf, searchBy, textOf } from '../search.ts'
import { pageHead } from '../ui/page-head.ts'
import { QuestionList } from '../ui/question-list.tsx'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/contact-us')({
  validateSearch: searchBy({ result: textOf, [postedParameter]: postedOf }),
  loader: () => load('getSiteContent', { keys: 'contact,contactQuestions' }),
  head: ({ loaderData }) =>
    pageHead({
      title: m.contact_title(),
      description: m.contact_lead(),
      path: '/contact-us',
      structuredData: {
        '@type': 'FAQPage',
        mainEntity: (loaderData?.contactQuestions?.value ?? []).map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    }),
  component: ContactUs,
})

function ContactUs() {
  const { contact, contactQuestions } = Route.useLoaderData()
  const { result, posted } = Route.useSearch()
  return (
    <>
      <div className="graph-paper border-b border-rule">
        <div className="container-page py-8 md:py-12">
          <SectionHead level={1} title={m.contact_title()}>
            {m.contact_lead()}
          </SectionHead>
          {contact && <ContactBoxes contact={contact.value} isSample={contact.isSample} />}
        </div>
      </div>
      <div className="container-page py-12 md:py-section">
        <SectionHead number={1} title={m.contact_form_title()}>
          {m.contact_promise()}
        </SectionHead>
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="rounded-card border border-rule bg-card p-4 sm:p-6">
            <ContactForm isSent={result === 'sent'} sent={postedForm<SentContact>(posted)} />
          </div>
          {contact && <ContactAside contact={contact.value} />}
        </div>
        {contact && (
          <div className="mt-8">
            <DrawnMap address={contact.value.address} mapUrl={contact.value.mapUrl} />
          </div>
        )}
        {contactQuestions && (
          <div className="mt-12 md:mt-section">
            <SectionHead number={2} title={m.contact_questions()} />
            <QuestionList name="contact-questions" questions={contactQuestions.value} />
          </div>
        )}
      </div>
    </>
  )
}
