import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/penalty-rules')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('penalty-rules', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: PenaltyRules,
})

function PenaltyRules() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
