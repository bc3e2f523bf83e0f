import { useSearch } from '@tanstack/react-router'
import { audiences } from '../../../domain/admin/mailings/schemas.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useList } from '../query.ts'
import { Chip } from '../ui/chip.tsx'
import { audienceText } from '../ui/labels.ts'
import { Link } from '../ui/link.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { named, When } from '../ui/parts.tsx'
import { mailingState } from './labels.ts'

/** News and announcements, sent or draft. */
export function MailingsScreen() {
  return (
    <ListPage
      title={m.admin_mailings()}
      list={useList('getMailings', useSearch({ from: '/admin/mailings' }))}
      actions={
        <Link to="/admin/mailings/new" look="primary">
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
      rows={[
        {
          title: m.admin_mailing_subject(),
          cell: ({ id, subject }) => (
            <Link to="/admin/mailings/$id" params={{ id }} look="row">
              {subject}
            </Link>
          ),
        },
        {
          title: m.admin_mailing_to(),
          isClear: true,
          className: 'wrap-anywhere',
          cell: ({ to, audience }) => to?.name ?? audienceText(audience),
        },
        {
          title: m.admin_column_status(),
          isClear: true,
          cell: (item) => <Chip tone={item.sentAt === null ? 'plain' : 'good'}>{mailingState(item)}</Chip>,
        },
        { title: m.admin_audit_who(), isClear: true, cell: ({ staff }) => staff },
        {
          title: m.admin_audit_at(),
          isClear: true,
          cell: ({ sentAt, changedAt }) => <When at={sentAt ?? changedAt} />,
        },
      ]}
    />
  )
}
