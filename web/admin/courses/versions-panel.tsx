import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { send } from '../api.ts'
import { When } from '../parts.tsx'
import { useLoaded } from '../use-loaded.ts'

export type EarlierVersion = AdminOutputOf<'getCourseVersion'>

type Props = { courseId: string; onBringBack(version: EarlierVersion): void }

/** Everything that gave way, to be brought back. */
export function VersionsPanel({ courseId, onBringBack }: Props) {
  const [page, setPage] = useState(1)
  const [failure, setFailure] = useState<string | null>(null)
  const found = useLoaded(`${courseId}/${page}`, () =>
    send('getCourseVersions', { courseId, page, limit: 10 }),
  )
  const pages = found.data?.totalPages ?? 0

  async function bringBack(versionId: string): Promise<void> {
    const answer = await send('getCourseVersion', { versionId })
    setFailure(answer.success ? null : answer.message || m.admin_no_line())
    if (answer.success) onBringBack(answer.data)
  }

  return (
    <div className="grid gap-3">
      {(failure ?? found.failure) !== null && <Notice kind="bad">{failure ?? found.failure}</Notice>}
      {found.data === null && found.failure === null && <p className="text-ink-2">{m.admin_loading()}</p>}
      {found.data?.items.length === 0 && <p className="text-ink-2">{m.admin_course_versions_none()}</p>}
      <ul className="grid gap-1">
        {found.data?.items.map(({ id, version, kind, writtenAt, writtenBy }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 border-t border-grid py-1 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-60">
              {kind === 'aside'
                ? m.admin_course_version_aside({ version })
                : m.admin_course_version({ version })}
              {' · '}
              {writtenBy ?? m.admin_course_before_admin()} · <When at={writtenAt} />
            </span>
            <Button variant="quiet" size="dense" onClick={() => void bringBack(id)}>
              {m.admin_course_bring_back()}
            </Button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center gap-3 text-small">
          <Button variant="quiet" size="dense" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {m.admin_page_before()}
          </Button>
          <span aria-live="polite">{m.admin_page_of({ page, pages })}</span>
          <Button variant="quiet" size="dense" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {m.admin_page_next()}
          </Button>
        </div>
      )}
    </div>
  )
}
