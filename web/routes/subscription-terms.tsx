import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/subscription-terms')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('subscription-terms', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: SubscriptionTerms,
})

function SubscriptionTerms() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
