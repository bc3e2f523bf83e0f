import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { currentLocale } from '../locale.ts'
import { pageHead } from '../ui/page-head.ts'
import { TextOfPage, textOnPage } from '../ui/page-text.tsx'
import { lazyPart } from '../ui/part-failed.tsx'
import { SectionHead } from '../ui/section-head.tsx'

const GlossaryTerms = lazyPart(() => import('../glossary/glossary-terms.tsx'), 'GlossaryTerms')

/** Terms of mathematics that step lessons link to. */
export const Route = createFileRoute('/glossary')({
  // On the server the terms are rendered as HTML: they can be read without a script.
  loader: async () => {
    if (!import.meta.env.SSR) return { text: textOnPage('glossary', currentLocale()) }
    const { glossaryText } = await import('../glossary/glossary-text.tsx')
    return { text: glossaryText() }
  },
  head: () =>
    pageHead({ title: m.glossary_title(), description: m.glossary_description(), path: '/glossary' }),
  component: Glossary,
})

function Glossary() {
  const { text } = Route.useLoaderData()
  const language = currentLocale()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead level={1} title={m.glossary_title()}>
        {m.glossary_lead()}
      </SectionHead>
      {language !== 'en' && <p className="text-ink-2">{m.steps_unreviewed()}</p>}
      {text === null ? (
        <Suspense>
          <GlossaryTerms />
        </Suspense>
      ) : (
        <TextOfPage text={text} lang={language} className="max-w-[880px]" />
      )}
    </div>
  )
}
