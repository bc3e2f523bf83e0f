import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paginationEntries } from '../../domain/catalog/rules.ts'
import { m } from '../../domain/messages/compiled/messages.js'

type PaginationProps = { currentPage: number; totalPages: number }

const place = 'grid min-h-11 min-w-11 place-items-center rounded-ctl px-2 tabular-nums'
const step = `${place} border-ctl px-3.5 font-semibold`

/** Links to the pages of the list on screen; nothing when there is only one (specification, section 2). */
export function Pagination({ currentPage, totalPages }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={m.pages_label()} className="mt-8">
      <ul className="flex flex-wrap items-center justify-center gap-1.5">
        <li>
          <Step page={currentPage - 1} rel="prev" isPossible={currentPage > 1}>
            {m.pages_previous()}
          </Step>
        </li>
        {paginationEntries(currentPage, totalPages).map((page, index, entries) =>
          page === null ? (
            <li key={`after-${entries[index - 1]}`} aria-hidden="true" className={`${place} text-ink-3`}>
              …
            </li>
          ) : (
            <li key={page}>
              <PageLink page={page} isCurrent={page === currentPage} />
            </li>
          ),
        )}
        <li>
          <Step page={currentPage + 1} rel="next" isPossible={currentPage < totalPages}>
            {m.pages_next()}
          </Step>
        </li>
      </ul>
    </nav>
  )
}

function PageLink({ page, isCurrent }: { page: number; isCurrent: boolean }) {
  return (
    <Link
      to="."
      search={(search) => withPage(search, page)}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={m.pages_page({ page })}
      className={`${place} no-underline ${isCurrent ? 'bg-brand font-bold text-on-brand' : 'text-ink-2 hover:bg-sunk'}`}
    >
      {page}
    </Link>
  )
}

function Step({
  page,
  rel,
  isPossible,
  children,
}: {
  page: number
  rel: 'prev' | 'next'
  isPossible: boolean
  children: ReactNode
}) {
  if (!isPossible) return <span className={`${step} border-rule bg-sunk text-ink-3`}>{children}</span>
  return (
    <Link
      to="."
      search={(search) => withPage(search, page)}
      rel={rel}
      className={`${step} border-brand text-link no-underline hover:bg-brand-soft`}
    >
      {children}
    </Link>
  )
}

/** Page 1 has no number in its address, so that it has a single address. */
function withPage<Search extends { page?: unknown }>(
  search: Search,
  page: number,
): Omit<Search, 'page'> & { page?: number } {
  const { page: _, ...rest } = search
  return page > 1 ? { ...rest, page } : rest
}
