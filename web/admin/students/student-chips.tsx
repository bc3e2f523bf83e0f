import { m } from '../../../domain/messages/compiled/messages.js'
import { Chip } from '../ui/chip.tsx'

type Props = { student: { isVerified: boolean; isBlocked: boolean } }

/** Whether the address is verified, and whether the account is blocked. */
export function StudentChips({ student: { isVerified, isBlocked } }: Props) {
  return (
    <span className="flex flex-wrap gap-1">
      {isVerified ? (
        <Chip tone="good">{m.admin_student_verified()}</Chip>
      ) : (
        <Chip tone="warn">{m.admin_student_unverified()}</Chip>
      )}
      {isBlocked && <Chip tone="bad">{m.admin_student_is_blocked()}</Chip>}
    </span>
  )
}
