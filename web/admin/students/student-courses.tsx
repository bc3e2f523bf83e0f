import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { GrantDialog } from '../grant-dialog.tsx'
import { dateOf, lastDayText, planText } from '../labels.ts'
import { SmallButton } from '../small-button.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'

type Access = Student['courses'][number]
type Open = { kind: 'grant'; courseId: string } | { kind: 'withdraw'; access: Access; grantId: string }
type Props = { student: Student; isOwner: boolean; onChange: StudentChange }

/** Courses with plan and end; the owner grants, extends and withdraws. */
export function StudentCourses({ student, isOwner, onChange }: Props) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title={m.admin_courses()}>
      {student.courses.length === 0 && <p className="text-ink-2">{m.admin_courses_none()}</p>}
      <ul className="grid gap-3">
        {student.courses.map((access) => (
          <li key={access.id} className="grid justify-items-start gap-1">
            <span className="font-semibold">{access.title}</span>
            <span className="text-ink-2">
              {originText(access)} · {endText(access)}
            </span>
            {isOwner && isRunning(access) && (
              <span className="flex flex-wrap gap-2">
                <SmallButton
                  label={m.admin_grant_extend()}
                  onClick={() => setOpen({ kind: 'grant', courseId: access.courseId })}
                />
                {access.grantId !== null && (
                  <SmallButton
                    label={m.admin_grant_withdraw()}
                    onClick={() => setOpen({ kind: 'withdraw', access, grantId: access.grantId ?? '' })}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOwner && (
        <SmallButton
          label={m.admin_grant()}
          variant="secondary"
          className="mt-3"
          onClick={() => setOpen({ kind: 'grant', courseId: '' })}
        />
      )}
      {open?.kind === 'grant' && (
        <GrantDialog
          name={`grant/${student.id}`}
          title={open.courseId === '' ? m.admin_grant() : m.admin_grant_extend()}
          lead={m.admin_grant_lead({ name: student.name })}
          first={{ courseId: open.courseId }}
          onClose={close}
          act={(grant) => onChange(send('grantAccess', { studentId: student.id, ...grant }))}
        />
      )}
      {open?.kind === 'withdraw' && (
        <ActDialog
          name={`withdraw/${open.grantId}`}
          title={m.admin_grant_withdraw()}
          lead={m.admin_grant_withdraw_lead({ course: open.access.title, name: student.name })}
          onClose={close}
          act={(reason) =>
            onChange(send('withdrawGrant', { studentId: student.id, grantId: open.grantId, reason }))
          }
        />
      )}
    </Section>
  )
}

function originText({ plan, grantedBy }: Access): string {
  return plan === null ? m.admin_grant_by({ name: grantedBy ?? '' }) : planText(plan)
}

function endText({ startsAt, endsAt, revokedAt }: Access): string {
  if (revokedAt !== null) return m.admin_course_revoked()
  return m.admin_course_days({
    from: dateOf(startsAt),
    to: lastDayText(endsAt),
  })
}

function isRunning({ endsAt, revokedAt }: Access): boolean {
  return revokedAt === null && Date.parse(endsAt) > Date.now()
}
