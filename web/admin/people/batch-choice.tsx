import { m } from '../../../domain/messages/compiled/messages.js'
import { Choice } from '../ui/parts.tsx'

type Props = {
  batches: readonly { id: string; name: string }[]
  value: string
  onChange(id: string): void
}

/** The batch of new students, or none. */
export function BatchChoice({ batches, value, onChange }: Props) {
  return (
    <Choice
      label={m.admin_batch_into()}
      value={value}
      className="max-w-96"
      onChange={({ target }) => onChange(target.value)}
      none={m.admin_batch_no()}
      options={batches}
    />
  )
}
