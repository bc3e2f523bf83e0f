import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useRunning } from '../../ui/use-running.ts'
import { send } from '../api.ts'

type Props = { isOn: boolean; onChange(): void }

/** Whether who began an order and did not pay hears of it once. */
export function OrderReminders({ isOn, onChange }: Props) {
  const [isBusy, run] = useRunning()

  async function turn(): Promise<void> {
    const answer = await send('setOrderReminders', { isOn: !isOn })
    if (!answer.success) return toast.error(answer.message)
    toast.success(answer.message)
    onChange()
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
      {isOn ? m.admin_reminders_on() : m.admin_reminders_off()}
      <Button variant="quiet" size="dense" isBusy={isBusy} onClick={() => void run(turn)}>
        {isOn ? m.admin_reminders_turn_off() : m.admin_reminders_turn_on()}
      </Button>
    </p>
  )
}
