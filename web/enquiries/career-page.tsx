import type { ReactNode } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { SectionHead } from '../ui/section-head.tsx'
import { CareerHero } from './career-hero.tsx'

type Props = {
  title: string
  lead: string
  /** When the next batch starts. */
  month: string | undefined
  batchesTitle: string
  batchesLead: string
  isSample: boolean
  /** The batches, as the page shows them. */
  children: ReactNode
}

/** A page of the career batches: what they are, and what is promised. */
export function CareerPage({ title, lead, month, batchesTitle, batchesLead, isSample, children }: Props) {
  return (
    <>
      <CareerHero title={title} lead={lead} month={month} />
      <section className="container-page py-12 md:py-section">
        <SectionHead number={1} title={batchesTitle}>
          {batchesLead}
        </SectionHead>
        {children}
        {isSample && <p className="mt-4 text-small text-ink-3">{m.batch_sample()}</p>}
      </section>
      <section className="container-page pb-12 md:pb-section">
        <SectionHead number={2} title={m.batch_honest_title()}>
          {m.batch_honest_text()}
        </SectionHead>
      </section>
    </>
  )
}
