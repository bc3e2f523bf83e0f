import type { AdminInputOf, AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { type TicketStatus, ticketStatuses } from '../../../domain/support/rules.ts'
import { send } from '../api.ts'
import { type ActionResult, resultOf } from '../ui/action-notice.tsx'
import { ChosenBar } from '../ui/chosen-bar.tsx'
import { useConfirmDialog } from '../ui/confirm-dialog.tsx'
import { statusText } from '../ui/labels.ts'
import { Choice, named } from '../ui/parts.tsx'

type Props = {
  cases: AdminInputOf<'assignMany'>['cases']
  people: AdminOutputOf<'getAssignees'>
  /** Called with the message of success or failure. */
  onDone(result: ActionResult): void
  onClear(): void
}

const nobody = 'none'

/** Assigns many rows or sets their status, after a confirmation. */
export function BulkBar({ cases, people, onDone, onClear }: Props) {
  const confirmation = useConfirmDialog()
  const count = cases.length

  async function run(asking: () => ReturnType<typeof send<'assignMany'>>): Promise<void> {
    const answer = await asking()
    const what = answer.message
    onDone(
      answer.success
        ? { kind: 'good', text: m.admin_many_changed({ what, count: answer.data.count }) }
        : resultOf(answer),
    )
  }

  function give(value: string): void {
    const name = people.find(({ id }) => id === value)?.name ?? m.admin_filter_nobody()
    const staffId = value === nobody ? null : value
    confirmation.ask({
      title: m.admin_many(),
      lead: m.admin_many_assign_sure({ count, name }),
      confirm: m.admin_many_do(),
      act: () => run(() => send('assignMany', { cases, staffId })),
    })
  }

  function set(status: TicketStatus): void {
    confirmation.ask({
      title: m.admin_many(),
      lead: m.admin_many_status_sure({ count, status: statusText(status) }),
      confirm: m.admin_many_do(),
      act: () => run(() => send('setStatusOfMany', { cases, status })),
    })
  }

  return (
    <ChosenBar count={count} onClear={onClear}>
      <Choice
        label={m.admin_column_assignee()}
        className="max-w-60"
        value=""
        options={[{ id: nobody, name: m.admin_filter_nobody() }, ...people]}
        onChange={({ target }) => give(target.value)}
      >
        <option value="" disabled>
          {m.admin_many_choose()}
        </option>
      </Choice>
      <Choice
        label={m.admin_column_status()}
        value=""
        options={named(ticketStatuses, statusText)}
        onChoose={set}
      >
        <option value="" disabled>
          {m.admin_many_choose()}
        </option>
      </Choice>
      {confirmation.dialog}
    </ChosenBar>
  )
}
