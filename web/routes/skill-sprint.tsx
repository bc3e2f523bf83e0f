import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { BatchSprints } from '../enquiries/batch-cards.tsx'
import { CareerHero } from '../enquiries/career-hero.tsx'
import { pageHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/skill-sprint')({
  loader: () => load('getSiteContent', { keys: 'batch,careerBatches' }),
  head: () => pageHead({ title: m.sprint_title(), description: m.sprint_lead(), path: '/skill-sprint' }),
  staticData: { hasWhiteHeader: true },
  component: SkillSprint,
})

function SkillSprint() {
  const { batch, careerBatches } = Route.useLoaderData()
  return (
    <>
      <CareerHero title={m.sprint_heading()} lead={m.sprint_lead()} month={batch?.value.month} />
      <section className="container-page py-12 md:py-[72px]">
        <SectionHead number={1} title={m.sprint_batches()}>
          {m.sprint_batches_lead()}
        </SectionHead>
        {careerBatches && <BatchSprints batches={careerBatches.value} />}
        {careerBatches?.isSample && <p className="mt-4 text-[15px] text-ink-3">{m.batch_sample()}</p>}
      </section>
      <section className="container-page pb-12 md:pb-[72px]">
        <SectionHead number={2} title={m.batch_honest_title()}>
          {m.batch_honest_text()}
        </SectionHead>
      </section>
    </>
  )
}
