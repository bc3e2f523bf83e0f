import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { Tick, useText } from '../form.tsx'
import { saveFile } from '../save-file.ts'
import { SmallButton } from '../small-button.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'

type Props = { student: Student; isOwner: boolean; onChange: StudentChange }
type Act = 'resend' | 'block' | 'unblock' | 'export' | 'erase'

/** What staff may do with the account; each asks for its reason. */
export function StudentActs({ student, isOwner, onChange }: Props) {
  const [open, setOpen] = useState<Act | null>(null)
  const acts: { act: Act; label: string }[] = [
    ...(student.isVerified || student.invitation?.toGuardian
      ? []
      : [{ act: 'resend' as const, label: m.admin_student_resend() }]),
    ...(isOwner
      ? [
          student.isBlocked
            ? { act: 'unblock' as const, label: m.admin_student_unblock() }
            : { act: 'block' as const, label: m.admin_student_block() },
          { act: 'export' as const, label: m.admin_student_export() },
          { act: 'erase' as const, label: m.admin_student_erase() },
        ]
      : []),
  ]
  if (acts.length === 0) return null
  return (
    <Section title={m.admin_student_acts()}>
      <div className="flex flex-wrap gap-2">
        {acts.map(({ act, label }) => (
          <SmallButton label={label} key={act} onClick={() => setOpen(act)} />
        ))}
      </div>
      {open !== null && (
        <OpenAct act={open} student={student} onChange={onChange} onClose={() => setOpen(null)} />
      )}
    </Section>
  )
}

type OpenProps = { act: Act; student: Student; onChange: StudentChange; onClose: () => void }

function OpenAct({ act, student, onChange, onClose }: OpenProps) {
  const { id: studentId, name } = student
  const common = { name: `${act}/${studentId}`, onClose }
  if (act === 'erase') return <EraseDialog student={student} onClose={onClose} />
  if (act === 'export')
    return (
      <ActDialog
        {...common}
        title={m.admin_student_export()}
        lead={m.admin_student_export_lead({ name })}
        act={async (reason) => {
          const answer = await send('exportStudent', { studentId, reason })
          if (answer.success) saveFile('stepmark-account.json', JSON.stringify(answer.data, null, 2))
          return answer
        }}
      />
    )
  const texts = {
    resend: { title: m.admin_student_resend(), lead: m.admin_student_resend_lead({ email: student.email }) },
    block: { title: m.admin_student_block(), lead: m.admin_student_block_lead({ name }) },
    unblock: { title: m.admin_student_unblock(), lead: m.admin_student_unblock_lead({ name }) },
  }
  const calls = {
    resend: 'resendVerification',
    block: 'blockStudent',
    unblock: 'unblockStudent',
  } as const
  return (
    <ActDialog
      {...common}
      {...texts[act]}
      act={(reason) => onChange(send(calls[act], { studentId, reason }))}
    />
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
    <ActDialog
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
    </ActDialog>
  )
}
