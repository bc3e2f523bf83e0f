import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/terms-conditions')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('terms-conditions', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: TermsConditions,
})

function TermsConditions() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
