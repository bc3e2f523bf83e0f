import { useState } from 'react'
import { peopleEditors } from '../../../domain/admin/access.ts'
import { holdsAny } from '../../../domain/admin/rules.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { useMe } from '../session.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { BirthField, GuardianFields, type GuardianValues, guardianOf } from '../ui/guardian-fields.tsx'
import { dateOf } from '../ui/labels.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'

type Props = { student: Student; onChange: StudentChange }

/** The invitation of a student who has not signed in yet: its recipient, its expiry, and a new link. */
export function Invitation({ student, onChange }: Props) {
  const mayInvite = holdsAny(useMe().roles, peopleEditors)
  const { invitation } = student
  if (invitation === null) return null
  const { toGuardian, sentAt, endsAt } = invitation
  const date = dateOf(sentAt)
  const end = { date: dateOf(endsAt) }
  return (
    <Section title={m.admin_invitation()}>
      <p>{toGuardian ? m.admin_invite_to_guardian({ date }) : m.admin_invite_to_student({ date })}</p>
      <p>{Date.parse(endsAt) < Date.now() ? m.admin_invite_ended(end) : m.admin_invite_works(end)}</p>
      {mayInvite && (
        <DialogButton label={m.admin_invite_again()} className="mt-2">
          {(close) => (
            <InviteDialog student={student} invitation={invitation} onChange={onChange} onClose={close} />
          )}
        </DialogButton>
      )}
    </Section>
  )
}

type DialogProps = Props & { invitation: NonNullable<Student['invitation']>; onClose(): void }

function InviteDialog({ student, invitation, onChange, onClose }: DialogProps) {
  const { dateOfBirth, guardian } = invitation
  const [values, setValues] = useState<GuardianValues>({
    dateOfBirth: dateOfBirth ?? '',
    guardianName: guardian.name ?? '',
    guardianEmail: guardian.email ?? '',
    guardianPhone: guardian.phone ?? '',
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const fields = { values, errors, onChange: setValues }
  return (
    <ReasonDialog
      name={`invite/${student.id}`}
      title={m.admin_invite_again()}
      lead={m.admin_invite_again_lead({ name: student.name })}
      onClose={onClose}
      onErrors={setErrors}
      act={(reason) =>
        onChange(send('inviteAgain', { studentId: student.id, ...guardianOf(values), reason }))
      }
    >
      <BirthField {...fields} />
      <GuardianFields {...fields} />
    </ReasonDialog>
  )
}
