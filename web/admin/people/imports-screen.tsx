import { getRouteApi } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { BackLink } from '../back-link.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'

const route = getRouteApi('/admin/imports')

/** Files of students and grants to many, with how far they are. */
export function ImportsScreen() {
  return (
    <>
      <BackLink to="/admin/students">{m.admin_students()}</BackLink>
      <ListPage
        title={m.admin_imports()}
        list={useList('getImports', route.useSearch())}
        actions={
          <Link to="/admin/imports/new" className={buttonClass('primary', 'dense')}>
            {m.admin_import_new()}
          </Link>
        }
        none={m.admin_imports_none()}
        rows={{
          columns: [
            m.admin_import_what(),
            m.admin_audit_who(),
            m.admin_audit_at(),
            { title: m.admin_import_done(), isNumber: true },
            { title: m.admin_import_refused(), isNumber: true },
          ],
          cells: ({ id, kind, name, staff, createdAt, rows, done, refused }) => (
            <>
              <AdminCell>
                <Link to="/admin/imports/$id" params={{ id }} look="row">
                  {name}
                </Link>
                <span className="block text-sm text-ink-2">
                  {kind === 'file' ? m.admin_import_kind_file() : m.admin_import_kind_grant()}
                </span>
              </AdminCell>
              <AdminCell>{staff}</AdminCell>
              <AdminCell>
                <When at={createdAt} />
              </AdminCell>
              <AdminCell title={m.admin_import_done()} isNumber>
                {m.admin_import_of({ done, rows })}
              </AdminCell>
              <AdminCell title={m.admin_import_refused()} isNumber>
                {refused}
              </AdminCell>
            </>
          ),
        }}
      />
    </>
  )
}
