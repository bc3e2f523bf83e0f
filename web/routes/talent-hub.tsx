import { createFileRoute } from '@tanstack/react-router'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { BatchCards } from '../enquiries/batch-cards.tsx'
import { CareerPage } from '../enquiries/career-page.tsx'
import { pageHead } from '../ui/page-head.ts'

export const Route = createFileRoute('/talent-hub')({
  loader: () => load('getSiteContent', { keys: 'batch,careerBatches' }),
  head: () => pageHead({ title: m.talent_title(), description: m.talent_lead(), path: '/talent-hub' }),
  staticData: { hasWhiteHeader: true },
  component: TalentHub,
})

function TalentHub() {
  const { batch, careerBatches } = Route.useLoaderData()
  return (
    <CareerPage
      title={m.talent_heading()}
      lead={m.talent_lead()}
      month={batch?.value.month}
      batchesTitle={m.talent_batches()}
      batchesLead={m.talent_batches_lead()}
      isSample={careerBatches?.isSample ?? false}
    >
      {careerBatches && <BatchCards batches={careerBatches.value} />}
    </CareerPage>
  )
}
