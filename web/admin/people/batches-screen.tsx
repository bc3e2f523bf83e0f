import { useSearch } from '@tanstack/react-router'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { dayText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'

/** Groups of students that learn together. */
export function BatchesScreen() {
  return (
    <ListPage
      title={m.admin_batches()}
      list={useList('getBatches', useSearch({ from: '/admin/batches' }))}
      actions={
        <Link to="/admin/batches/new" look="primary">
          {m.admin_batch_new()}
        </Link>
      }
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_batches_about()}</p>}
      searchHint={m.admin_batches_search()}
      none={m.admin_batches_none()}
      rows={[
        {
          title: m.admin_batch_name(),
          cell: ({ id, name }) => (
            <Link to="/admin/batches/$id" params={{ id }} look="row">
              {name}
            </Link>
          ),
        },
        { title: m.admin_batch_from(), cell: ({ startsOn }) => dayText(startsOn) },
        { title: m.admin_batch_to(), cell: ({ endsOn }) => dayText(endsOn) },
        {
          title: m.admin_students(),
          isNumber: true,
          cell: ({ memberCount }) => numberText(memberCount, 'en'),
        },
      ]}
    />
  )
}
