import { useSearch } from '@tanstack/react-router'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { When } from '../ui/parts.tsx'

/** Student imports and bulk grants, with their progress. */
export function ImportsScreen() {
  return (
    <>
      <BackLink to="/admin/students">{m.admin_students()}</BackLink>
      <ListPage
        title={m.admin_imports()}
        list={useList('getImports', useSearch({ from: '/admin/imports' }))}
        actions={
          <Link to="/admin/imports/new" look="primary">
            {m.admin_import_new()}
          </Link>
        }
        none={m.admin_imports_none()}
        rows={[
          {
            title: m.admin_import_what(),
            cell: ({ id, kind, name }) => (
              <>
                <Link to="/admin/imports/$id" params={{ id }} look="row">
                  {name}
                </Link>
                <span className="block text-sm text-ink-2">
                  {kind === 'file' ? m.admin_import_kind_file() : m.admin_import_kind_grant()}
                </span>
              </>
            ),
          },
          { title: m.admin_audit_who(), isClear: true, cell: ({ staff }) => staff },
          { title: m.admin_audit_at(), isClear: true, cell: ({ createdAt }) => <When at={createdAt} /> },
          {
            title: m.admin_import_done(),
            isNumber: true,
            cell: ({ done, rows }) => m.admin_import_of({ done, rows }),
          },
          { title: m.admin_import_refused(), isNumber: true, cell: ({ refused }) => refused },
        ]}
      />
    </>
  )
}
