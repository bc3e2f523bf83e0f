import { getRouteApi } from '@tanstack/react-router'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip } from '../chip.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { AdminCell } from '../table.tsx'
import { concernText, saidByText, threadText } from './labels.ts'

type Item = AdminOutputOf<'getFlags'>['items'][number]

const route = getRouteApi('/admin/safeguarding')

/** Conversations in which words sound like harm, for owners and the named people. */
export function FlagsScreen() {
  const search = route.useSearch()
  const { state = 'open' } = search
  const flags = useList('getFlags', search)
  const isOwner = holdsAny(useMe().roles, ['owner'])
  return (
    <ListPage
      title={m.admin_flags()}
      list={flags}
      view="state"
      lead={
        <>
          <p className="mt-1 max-w-3xl text-ink-2">{m.admin_flags_lead()}</p>
          {isOwner && (
            <Link to="/admin/safeguarding/people" look="alone">
              {m.admin_flags_settings()}
            </Link>
          )}
        </>
      }
      tabs={{
        name: 'state',
        label: m.admin_flags_state(),
        options: [{ name: m.admin_flags_open() }, { id: 'closed', name: m.admin_flags_closed() }],
      }}
      none={state === 'open' ? m.admin_flags_none() : m.admin_flags_none_closed()}
      rows={{
        columns: [m.admin_flag(), m.admin_flag_concern(), m.admin_column_person(), m.admin_flag_raised()],
        cells: (item) => <Cells item={item} />,
      }}
    />
  )
}

function Cells({
  item: { id, title, thread, concern, saidBy, student, raisedAt, closedAt },
}: {
  item: Item
}) {
  return (
    <>
      <AdminCell className="max-w-[380px]">
        <Link to="/admin/safeguarding/$id" params={{ id }} look="row">
          {title}
        </Link>
        <span className="block text-sm text-ink-2">{threadText(thread)}</span>
      </AdminCell>
      <AdminCell title={m.admin_flag_concern()}>
        <Chip tone={closedAt === null ? 'bad' : 'plain'}>{concernText(concern)}</Chip>
        <span className="block text-sm text-ink-2">{saidByText(saidBy)}</span>
      </AdminCell>
      <AdminCell>{student.name}</AdminCell>
      <AdminCell title={m.admin_flag_raised()}>
        <When at={raisedAt} />
      </AdminCell>
    </>
  )
}
