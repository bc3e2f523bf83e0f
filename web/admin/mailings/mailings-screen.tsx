import { getRouteApi } from '@tanstack/react-router'
import { audiences } from '../../../domain/admin/mailings/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { buttonClass } from '../../ui/button.tsx'
import { Chip } from '../chip.tsx'
import { Link } from '../link.tsx'
import { ListPage } from '../list-page.tsx'
import { named, When } from '../parts.tsx'
import { useList } from '../query.ts'
import { AdminCell } from '../table.tsx'
import { audienceText, mailingState } from './labels.ts'

const route = getRouteApi('/admin/mailings')

/** News and announcements, those that were sent and those that are being written. */
export function MailingsScreen() {
  return (
    <ListPage
      title={m.admin_mailings()}
      list={useList('getMailings', route.useSearch())}
      actions={
        <Link to="/admin/mailings/new" className={buttonClass('primary', 'dense')}>
          {m.admin_mailing_new()}
        </Link>
      }
      lead={<p className="mt-1 mb-4 max-w-3xl text-ink-2">{m.admin_mailings_about()}</p>}
      filters={[
        {
          name: 'audience',
          label: m.admin_mailing_to(),
          options: named(audiences, audienceText),
        },
      ]}
      none={m.admin_mailings_none()}
      rows={{
        columns: [
          m.admin_mailing_subject(),
          m.admin_mailing_to(),
          m.admin_column_status(),
          m.admin_audit_who(),
          m.admin_audit_at(),
        ],
        cells: ({ id, subject, audience, to, staff, changedAt, sentAt, ...rest }) => (
          <>
            <AdminCell>
              <Link to="/admin/mailings/$id" params={{ id }} look="row">
                {subject}
              </Link>
            </AdminCell>
            <AdminCell className="wrap-anywhere">{to?.name ?? audienceText(audience)}</AdminCell>
            <AdminCell>
              <Chip tone={sentAt === null ? 'plain' : 'good'}>{mailingState({ sentAt, ...rest })}</Chip>
            </AdminCell>
            <AdminCell>{staff}</AdminCell>
            <AdminCell>
              <When at={sentAt ?? changedAt} />
            </AdminCell>
          </>
        ),
      }}
    />
  )
}
