import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { saveFile } from '../../ui/blob-url.ts'
import { Field } from '../../ui/field.tsx'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Tick, useText } from '../ui/form.tsx'
import { ReasonButton } from '../ui/reason-button.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'

type Props = { student: Student; isOwner: boolean; onChange: StudentChange }
type SimpleCall = 'resendVerification' | 'blockStudent' | 'unblockStudent'

/** Staff actions on the account; each requires a reason. */
export function StudentActions({ student, isOwner, onChange }: Props) {
  const { id: studentId, name, email, isBlocked } = student
  const needsCode = !(student.isVerified || student.invitation?.toGuardian)
  if (!needsCode && !isOwner) return null
  const simple = (call: SimpleCall, label: string, lead: string) => (
    <ReasonButton
      label={label}
      dialog={{
        name: `${call}/${studentId}`,
        lead,
        act: (reason) => onChange(send(call, { studentId, reason })),
      }}
    />
  )
  return (
    <Section title={m.admin_student_acts()}>
      <div className="flex flex-wrap gap-2">
        {needsCode &&
          simple('resendVerification', m.admin_student_resend(), m.admin_student_resend_lead({ email }))}
        {isOwner &&
          (isBlocked
            ? simple('unblockStudent', m.admin_student_unblock(), m.admin_student_unblock_lead({ name }))
            : simple('blockStudent', m.admin_student_block(), m.admin_student_block_lead({ name })))}
        {isOwner && (
          <ReasonButton
            label={m.admin_student_export()}
            dialog={{
              name: `export/${studentId}`,
              lead: m.admin_student_export_lead({ name }),
              async act(reason) {
                const answer = await send('exportStudent', { studentId, reason })
                if (answer.success) saveFile('stepmark-account.json', JSON.stringify(answer.data, null, 2))
                return answer
              },
            }}
          />
        )}
        {isOwner && (
          <DialogButton label={m.admin_student_erase()}>
            {(close) => <EraseDialog student={student} onClose={close} />}
          </DialogButton>
        )}
      </div>
    </Section>
  )
}

function EraseDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const email = useText()
  const navigate = useNavigate()
  const [givesUpPlans, setGivesUpPlans] = useState(false)
  const runs = student.courses.some(
    ({ revokedAt, endsAt }) => revokedAt === null && Date.parse(endsAt) > Date.now(),
  )
  return (
    <ReasonDialog
      name={`erase/${student.id}`}
      title={m.admin_student_erase()}
      lead={m.admin_student_erase_lead({ name: student.name })}
      onClose={onClose}
      onErrors={(fields) => email.setError(fields['email'])}
      act={async (reason) => {
        const answer = await send('eraseStudent', {
          studentId: student.id,
          email: email.value,
          givesUpPlans,
          reason,
        })
        if (answer.success) void navigate({ to: '/admin/students' })
        return answer
      }}
    >
      <Field
        label={m.admin_student_erase_email({ email: student.email })}
        type="email"
        autoComplete="off"
        {...email.field}
      />
      {runs && (
        <Tick checked={givesUpPlans} onTick={setGivesUpPlans}>
          {m.admin_student_erase_plans()}
        </Tick>
      )}
    </ReasonDialog>
  )
}
