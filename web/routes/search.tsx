import { createFileRoute } from '@tanstack/react-router'
import { mostSearchLength } from '../../domain/articles/search-words.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { load } from '../api.ts'
import { SearchResults } from '../articles/search-results.tsx'
import { SearchForm } from '../layout/search-form.tsx'
import { searchBy, textOf } from '../search.ts'
import { privateHead } from '../ui/page-head.ts'
import { SectionHead } from '../ui/section-head.tsx'

export const Route = createFileRoute('/search')({
  validateSearch: searchBy({ q: (value) => textOf(value)?.trim().slice(0, mostSearchLength) || undefined }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { q } }) => (q === undefined ? null : load('search', { q })),
  head: ({ match }) => searchHead(match.loaderDeps),
  component: Search,
})

function searchHead({ q }: { q?: string | undefined }) {
  return privateHead(
    '/search',
    q === undefined ? m.search_title() : m.search_title_asked({ asked: q }),
    m.search_lead(),
  )
}

function Search() {
  const results = Route.useLoaderData()
  const { q } = Route.useSearch()
  return (
    <div className="container-page pt-8 pb-12 lg:pt-12 lg:pb-18">
      <SectionHead title={m.search_title()} level={1}>
        {m.search_lead()}
      </SectionHead>
      <SearchForm asked={q} />
      {results && q !== undefined && <SearchResults query={q} results={results} />}
    </div>
  )
}
