import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/refund-policy')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('refund-policy', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: RefundPolicy,
})

function RefundPolicy() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
