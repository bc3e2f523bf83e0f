import { useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { ListSearch } from '../search-parameters.ts'
import { Link } from './link.tsx'
import { SmallButton } from './small-button.tsx'

type PagesProps = {
  totalPages: number
  /** The current page and pagination, unless it is in the URL. */
  held?: { page: number; show(page: number): void }
}

/** Pagination buttons. */
export function Pages({ totalPages, held }: PagesProps) {
  const search: ListSearch = useSearch({ strict: false })
  const page = held?.page ?? Number(search['page'] ?? 1)
  // After the last row of the last page was removed, go to the previous page.
  const before = Math.min(page - 1, Math.max(totalPages, 1))
  const place = useRef<HTMLSpanElement>(null)
  if (totalPages <= 1 && before === 0) return null
  const step = (to: number, rel: 'prev' | 'next', text: string) => {
    // The last button in a direction disappears: focus the one next to it.
    const keepFocus = () => (to === 1 || to === totalPages) && place.current?.focus()
    return held ? (
      <SmallButton
        label={text}
        onClick={() => {
          keepFocus()
          held.show(to)
        }}
      />
    ) : (
      <Link
        to="."
        search={{ ...search, page: to === 1 ? undefined : to } as never}
        resetScroll={false}
        rel={rel}
        onClick={keepFocus}
        className="inline-flex min-h-11 items-center px-2 font-semibold text-link"
      >
        {text}
      </Link>
    )
  }
  return (
    <nav aria-label={m.admin_pages()} className="mt-4 flex items-center gap-3 text-small">
      {before > 0 && step(before, 'prev', m.admin_page_before())}
      <span ref={place} tabIndex={-1} aria-live="polite">
        {page <= totalPages && m.admin_page_of({ page, pages: totalPages })}
      </span>
      {page < totalPages && step(page + 1, 'next', m.admin_page_next())}
    </nav>
  )
}
