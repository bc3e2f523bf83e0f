import type { UseQueryResult } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Link } from './link.tsx'
import { Loading } from './loading.tsx'

/** Shown while content is missing: loading, or the error with a retry button. */
export function NotLoaded({ of }: { of: Pick<UseQueryResult, 'data' | 'error' | 'refetch'> }) {
  const isNarrowed = useLocation({ select: ({ searchStr }) => searchStr !== '' })
  if (of.error !== null)
    return (
      <div className="mb-4 grid justify-items-start gap-3">
        <Notice kind="bad">{of.error.message}</Notice>
        <Button variant="secondary" onClick={() => void of.refetch()}>
          {m.admin_try_again()}
        </Button>
        {isNarrowed && (
          <Link to="." search={{}} look="alone">
            {m.admin_inbox_see_all()}
          </Link>
        )}
      </div>
    )
  return of.data === undefined ? <Loading /> : null
}
