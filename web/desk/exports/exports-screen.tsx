import { useEffect } from 'react'
import { type ExportName, exports } from '../../../domain/desk/exports/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { NotLoaded } from '../not-loaded.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ExportLink } from './export-link.tsx'

const texts: Record<ExportName, () => string> = {
  orders: m.desk_orders,
  payments: m.desk_payments,
  refunds: m.desk_refunds,
  invoices: m.desk_export_invoices,
  students: m.desk_export_students,
  tickets: m.desk_export_tickets,
  contacts: m.desk_export_contacts,
  applications: m.desk_export_applications,
  reports: m.desk_export_reports,
}
// Object.keys loses the literal names.
const names = Object.keys(exports) as ExportName[]

/** Every table that this person may take along. */
export function ExportsScreen() {
  const me = useLoaded('', () => send('me', {}), { isRefreshed: false })
  useEffect(() => {
    document.title = m.desk_title({ screen: m.desk_exports() })
  }, [])
  const isTheirs = (name: ExportName) => exports[name].some((role) => role === me.data?.role)
  return (
    <>
      <h1 className="text-[26px] leading-tight font-bold">{m.desk_exports()}</h1>
      <p className="mt-1 mb-4 text-ink-2">{m.desk_exports_about()}</p>
      <NotLoaded of={me} />
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
