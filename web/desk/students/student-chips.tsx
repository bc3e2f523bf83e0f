import { m } from '../../../domain/messages/compiled/messages.js'

type Props = { student: { isVerified: boolean; isBlocked: boolean } }

const chip = 'inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold'

/** Whether the address is proven, and whether staff shut the student out. */
export function StudentChips({ student: { isVerified, isBlocked } }: Props) {
  return (
    <span className="flex flex-wrap gap-1">
      {isVerified ? (
        <span className={`${chip} bg-ok-soft text-ok`}>{m.desk_student_verified()}</span>
      ) : (
        <span className={`${chip} bg-warn-soft text-warn`}>{m.desk_student_unverified()}</span>
      )}
      {isBlocked && <span className={`${chip} bg-bad-soft text-bad`}>{m.desk_student_is_blocked()}</span>}
    </span>
  )
}
