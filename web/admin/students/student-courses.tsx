import { m } from '../../../domain/messages/compiled/messages.js'
import { send } from '../api.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { GrantDialog } from '../ui/grant-dialog.tsx'
import { dateOf, lastDayText, planText } from '../ui/labels.ts'
import { ReasonButton } from '../ui/reason-button.tsx'
import { Section } from './section.tsx'
import type { Student, StudentChange } from './student.ts'

type Access = Student['courses'][number]
type Props = { student: Student; isOwner: boolean; onChange: StudentChange }

/** Courses with plan and end date; the owner grants, extends and withdraws. */
export function StudentCourses({ student: { id: studentId, name, courses }, isOwner, onChange }: Props) {
  const grantFor = (title: string, courseId: string) => (close: () => void) => (
    <GrantDialog
      name={`grant/${studentId}`}
      title={title}
      lead={m.admin_grant_lead({ name })}
      first={{ courseId }}
      onClose={close}
      act={(grant) => onChange(send('grantAccess', { studentId, ...grant }))}
    />
  )
  return (
    <Section title={m.admin_courses()}>
      {courses.length === 0 && <p className="text-ink-2">{m.admin_courses_none()}</p>}
      <ul className="grid gap-3">
        {courses.map((access) => {
          const { id, title, courseId, grantId } = access
          return (
            <li key={id} className="grid justify-items-start gap-1">
              <span className="font-semibold">{title}</span>
              <span className="text-ink-2">
                {originText(access)} · {endText(access)}
              </span>
              {isOwner && isRunning(access) && (
                <div className="flex flex-wrap gap-2">
                  <DialogButton label={m.admin_grant_extend()} of={title}>
                    {grantFor(m.admin_grant_extend(), courseId)}
                  </DialogButton>
                  {grantId !== null && (
                    <ReasonButton
                      label={m.admin_grant_withdraw()}
                      of={title}
                      dialog={{
                        name: `withdraw/${grantId}`,
                        lead: m.admin_grant_withdraw_lead({ course: title, name }),
                        act: (reason) => onChange(send('withdrawGrant', { studentId, grantId, reason })),
                      }}
                    />
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {isOwner && (
        <DialogButton label={m.admin_grant()} variant="secondary" className="mt-3">
          {grantFor(m.admin_grant(), '')}
        </DialogButton>
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
