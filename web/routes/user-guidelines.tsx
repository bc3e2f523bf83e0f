import { createFileRoute } from '@tanstack/react-router'
import { loadPolicy, policyHead, policySearch } from '../site/policy-data.ts'
import { PolicyPage } from '../site/policy-page.tsx'

export const Route = createFileRoute('/user-guidelines')({
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPolicy('user-guidelines', deps),
  head: ({ loaderData }) => policyHead(loaderData),
  component: UserGuidelines,
})

function UserGuidelines() {
  return <PolicyPage policy={Route.useLoaderData()} />
}
