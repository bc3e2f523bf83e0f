import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { pageHead } from '../ui/page-head.ts'
import { TextOfPage, textOnPage } from '../ui/page-text.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const TermList = lazyPart(() => import('../terms/term-list.tsx'), 'TermList')

/** Terms of mathematics that step lessons link to. */
export const Route = createFileRoute('/glossary')({
  // On the server the terms are rendered as HTML: they can be read without a script.
  loader: async () => {
    if (!import.meta.env.SSR) return { text: textOnPage('terms', currentLocale()) }
    const { termListText } = await import('../terms/term-list-text.tsx')
    return { text: termListText() }
  },
  head: () => pageHead({ title: m.terms_title(), description: m.terms_description(), path: '/glossary' }),
  component: Glossary,
})

function Glossary() {
  const { text } = Route.useLoaderData()
  const language = currentLocale()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead level={1} title={m.terms_title()}>
        {m.terms_lead()}
      </SectionHead>
      {language !== 'en' && <p className="text-ink-2">{m.steps_unreviewed()}</p>}
      {text === null ? (
        <Suspense>
          <TermList />
        </Suspense>
      ) : (
        <TextOfPage text={text} lang={language} className="max-w-[880px]" />
      )}
    </div>
  )
}
