import type { TicketStatus } from '../../domain/support/rules.ts'
import { statusText } from './ticket-labels.ts'

const colours: Record<TicketStatus, string> = {
  open: 'bg-brand-soft text-link',
  waiting: 'bg-warn-soft text-warn',
  solved: 'bg-ok-soft text-ok',
}

export function StatusChip({ status }: { status: TicketStatus }) {
  return (
    <span className={`shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold ${colours[status]}`}>
      {statusText(status)}
    </span>
  )
}
