import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { say } from '../query.ts'
import { SmallButton } from '../small-button.tsx'

type Props = { isOn: boolean; onChange(): void }

/** Whether who began an order and did not pay hears of it once. */
export function OrderReminders({ isOn, onChange }: Props) {
  async function turn(): Promise<void> {
    const answer = await send('setOrderReminders', { isOn: !isOn })
    say(answer)
    if (answer.success) onChange()
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
      {isOn ? m.admin_reminders_on() : m.admin_reminders_off()}
      <SmallButton label={isOn ? m.admin_reminders_turn_off() : m.admin_reminders_turn_on()} work={turn} />
    </p>
  )
}
