import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { BatchSprints } from '../enquiries/batch-cards.tsx'
import { CareerPage } from '../enquiries/career-page.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/skill-sprint')({
  loader: () => load('getSiteContent', { keys: 'batch,careerBatches' }),
  head: () => pageHead({ title: m.sprint_title(), description: m.sprint_lead(), path: '/skill-sprint' }),
  staticData: { hasWhiteHeader: true },
  component: SkillSprint,
})

function SkillSprint() {
  const { batch, careerBatches } = Route.useLoaderData()
  return (
    <CareerPage
      title={m.sprint_heading()}
      lead={m.sprint_lead()}
      month={batch?.value.month}
      batchesTitle={m.sprint_batches()}
      batchesLead={m.sprint_batches_lead()}
      isSample={careerBatches?.isSample ?? false}
    >
      {careerBatches && <BatchSprints batches={careerBatches.value} />}
    </CareerPage>
  )
}
