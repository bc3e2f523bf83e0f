import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/privacy-policy')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('privacy-policy', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
