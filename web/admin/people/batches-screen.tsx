import { getRouteApi } from '@tanstack/react-router'
import { numberText } from '../../../domain/formats.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { dayText } from '../labels.ts'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'

const route = getRouteApi('/admin/batches')

/** Groups of students that learn together. */
export function BatchesScreen() {
  return (
    <ListPage
      title={m.admin_batches()}
      list={useList('getBatches', route.useSearch())}
      actions={
        <Link to="/admin/batches/new" className={buttonClass('primary', 'dense')}>
          {m.admin_batch_new()}
        </Link>
      }
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_batches_about()}</p>}
      searchHint={m.admin_batches_search()}
      none={m.admin_batches_none()}
      rows={{
        columns: [
          m.admin_batch_name(),
          m.admin_batch_from(),
          m.admin_batch_to(),
          { title: m.admin_students(), isNumber: true },
        ],
        cells: ({ id, name, startsOn, endsOn, memberCount }) => (
          <>
            <AdminCell>
              <Link to="/admin/batches/$id" params={{ id }} look="row">
                {name}
              </Link>
            </AdminCell>
            <AdminCell title={m.admin_batch_from()}>{dayText(startsOn)}</AdminCell>
            <AdminCell title={m.admin_batch_to()}>{dayText(endsOn)}</AdminCell>
            <AdminCell title={m.admin_students()} isNumber>
              {numberText(memberCount, 'en')}
            </AdminCell>
          </>
        ),
      }}
    />
  )
}
