import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Notice } from '../../ui/notice.tsx'
import { call } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Heading } from '../ui/parts.tsx'
import { ProblemList } from './problem-list.tsx'

const askAgainMs = 2000

/** The progress of an import, with its rejected rows. */
export function ImportScreen() {
  const { id } = useParams({ from: '/admin/imports/$id' })
  const found = useQuery({
    ...call('getImport', { id }),
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? askAgainMs : false),
  })
  const one = found.data
  return (
    <>
      <BackLink to="/admin/imports">{m.admin_imports()}</BackLink>
      <Heading>{one?.name ?? m.admin_imports()}</Heading>
      <NotLoaded of={found} />
      {one !== undefined && (
        <div className="mt-4 grid max-w-3xl gap-4 rounded-card border border-rule bg-card p-4">
          <div role="status">
            {one.finishedAt === null ? (
              <p>{m.admin_import_running({ done: one.done, rows: one.rows })}</p>
            ) : (
              <Notice kind="good">{m.admin_import_finished({ done: one.done - one.refused })}</Notice>
            )}
          </div>
          <progress className="h-3 w-full" max={Math.max(1, one.rows)} value={one.done}>
            {one.done}
          </progress>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-ink-2">{m.admin_import_rows()}</dt>
            <dd className="tabular-nums">{one.rows}</dd>
            <dt className="text-ink-2">{m.admin_import_added()}</dt>
            <dd className="tabular-nums">{one.added}</dd>
            <dt className="text-ink-2">{m.admin_import_refused()}</dt>
            <dd className="tabular-nums">{one.refused}</dd>
            <dt className="text-ink-2">{m.admin_audit_who()}</dt>
            <dd>{one.staff}</dd>
          </dl>
          {one.problems.length > 0 && <ProblemList problems={one.problems} />}
        </div>
      )}
    </>
  )
}
