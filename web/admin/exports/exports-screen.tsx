import { type ExportName, exports } from '../../../domain/admin/exports/rules.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { useMe } from '../session.ts'
import { ExportLink } from '../ui/export-link.tsx'
import { Heading } from '../ui/parts.tsx'

const texts: Record<ExportName, () => string> = {
  orders: m.admin_orders,
  payments: m.admin_payments,
  refunds: m.admin_refunds,
  invoices: m.admin_export_invoices,
  settlements: m.admin_settlements,
  students: m.admin_export_students,
  tickets: m.admin_export_tickets,
  contacts: m.admin_export_contacts,
  applications: m.admin_export_applications,
  reports: m.admin_export_reports,
}
// Object.keys loses the literal names.
const names = Object.keys(exports) as ExportName[]

/** Tables that the current user may export. */
export function ExportsScreen() {
  const me = useMe()
  const isTheirs = (name: ExportName) => holdsAny(me.roles, exports[name])
  return (
    <>
      <Heading>{m.admin_exports()}</Heading>
      <p className="mt-1 mb-4 text-ink-2">{m.admin_exports_about()}</p>
      <ul className="grid justify-items-start gap-3">
        {names.filter(isTheirs).map((name) => (
          <li key={name}>
            <ExportLink name={name} label={texts[name]()} />
          </li>
        ))}
      </ul>
    </>
  )
}
