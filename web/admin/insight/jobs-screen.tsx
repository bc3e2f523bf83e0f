import { useSearch } from '@tanstack/react-router'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { ListPage } from '../ui/list-page.tsx'
import { When } from '../ui/parts.tsx'

/** Background jobs that failed repeatedly, with their errors. */
export function JobsScreen() {
  const { page, limit } = useSearch({ from: '/admin/jobs' })
  const list = useList('getFailedJobs', { page, limit })
  return (
    <ListPage
      title={m.admin_jobs()}
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_jobs_about()}</p>}
      list={list}
      none={m.admin_jobs_none()}
      rows={[
        { title: m.admin_jobs_kind(), cell: ({ kind }) => <span className="font-semibold">{kind}</span> },
        {
          title: m.admin_jobs_attempts(),
          isNumber: true,
          cell: ({ attempts }) => numberText(attempts, 'en'),
        },
        { title: m.admin_jobs_error(), className: 'wrap-anywhere', cell: ({ error }) => error },
        { title: m.admin_jobs_next(), cell: ({ nextTryAt }) => <When at={nextTryAt} /> },
      ]}
    />
  )
}
