import { useQuery } from '@tanstack/react-query'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { send } from '../api.ts'
import { call, useShow } from '../query.ts'
import { Card } from '../ui/card.tsx'
import { dateOf } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'

/**
 * What an owner of an older installation must know of this release, one sentence each. Add a sentence here for a
 * change that such an installation notices.
 */
const changes: readonly (() => string)[] = [
  m.admin_change_demo,
  m.admin_change_settings,
  m.admin_change_secret,
  m.admin_change_smtp,
  m.admin_change_files,
  m.admin_change_others,
  m.admin_change_people,
  m.admin_change_search,
  m.admin_change_roles,
  m.admin_change_launch,
  m.admin_change_recovery,
]

/** Notifies an owner once of what changed with this release, and each time that a sample seller would sell. */
export function ChangesNotice() {
  const notice = useQuery({ ...call('getChanges', {}), refetchOnWindowFocus: false })
  const show = useShow(call('getChanges', {}))
  if (notice.data === undefined) return null
  const { isUnread, sampleSeller } = notice.data

  async function read(): Promise<void> {
    const answer = await send('readChanges', {})
    if (answer.success) show({ isUnread: false, sampleSeller })
    else toast.error(answer.message)
  }

  return (
    <>
      {sampleSeller !== null && (
        <div className="mb-5 max-w-3xl">
          <Notice kind="bad">
            {sampleSeller.until === null
              ? m.admin_seller_notice_ended()
              : m.admin_seller_notice({ date: dateOf(sampleSeller.until) })}{' '}
            <Link to="/admin/site/$key" params={{ key: 'seller' }} className="text-link underline">
              {m.admin_launch_to_seller()}
            </Link>
          </Notice>
        </div>
      )}
      {isUnread && <Changes onRead={() => void read()} />}
    </>
  )
}

function Changes({ onRead }: { onRead(): void }) {
  return (
    <Card title={m.admin_changes()} isRegion className="mb-5 grid max-w-3xl justify-items-start gap-3">
      <ul className="grid list-disc gap-1.5 pl-5">
        {changes.map((text) => (
          <li key={text()}>{text()}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={onRead}>{m.admin_changes_read()}</Button>
        <Link to="/admin/launch" className="text-link underline">
          {m.admin_launch()}
        </Link>
      </div>
    </Card>
  )
}
