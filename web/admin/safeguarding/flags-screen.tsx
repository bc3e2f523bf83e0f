import { useSearch } from '@tanstack/react-router'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { useMe } from '../session.ts'
import { Chip } from '../ui/chip.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { When } from '../ui/parts.tsx'
import { concernText, saidByText, threadText } from './labels.ts'

/** Conversations with words of possible harm, for owners and the named people. */
export function FlagsScreen() {
  const search = useSearch({ from: '/admin/safeguarding' })
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
        options: [
          { id: 'open', name: m.admin_flags_open() },
          { id: 'closed', name: m.admin_flags_closed() },
        ],
      }}
      none={state === 'open' ? m.admin_flags_none() : m.admin_flags_none_closed()}
      rows={[
        {
          title: m.admin_flag(),
          className: 'max-w-[380px]',
          cell: ({ id, title, thread }) => (
            <>
              <Link to="/admin/safeguarding/$id" params={{ id }} look="row">
                {title}
              </Link>
              <span className="block text-sm text-ink-2">{threadText(thread)}</span>
            </>
          ),
        },
        {
          title: m.admin_flag_concern(),
          cell: ({ concern, saidBy, closedAt }) => (
            <>
              <Chip tone={closedAt === null ? 'bad' : 'plain'}>{concernText(concern)}</Chip>
              <span className="block text-sm text-ink-2">{saidByText(saidBy)}</span>
            </>
          ),
        },
        { title: m.admin_column_person(), isClear: true, cell: ({ student }) => student.name },
        { title: m.admin_flag_raised(), cell: ({ raisedAt }) => <When at={raisedAt} /> },
      ]}
    />
  )
}
