import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminInputOf } from '../../domain/admin/calls.ts'
import { m } from '../../domain/messages/compiled/messages.js'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { ActDialog } from './act-dialog.tsx'
import { send } from './api.ts'
import { CourseChoice } from './offer-choices.tsx'
import { call } from './query.ts'

type Props = {
  to: AdminInputOf<'grantToMany'>['to']
  lead: string
  /** What is proposed. */
  first?: { courseId: string; until: string }
  onClose(): void
}

/** Gives many students access to a course, or extends it; one job does it, and its screen shows how far it is. */
export function GrantManyDialog({ to, lead, first = { courseId: '', until: '' }, onClose }: Props) {
  const courses = useQuery(call('getGrantableCourses', {}))
  const [id] = useState(() => crypto.randomUUID())
  const [courseId, setCourseId] = useState(first.courseId)
  const [until, setUntil] = useState(first.until)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const navigate = useNavigate()
  return (
    <ActDialog
      name={`grant-many/${Object.values(to).join()}`}
      title={m.admin_grant_many()}
      lead={lead}
      confirm={m.admin_grant()}
      onClose={onClose}
      judge={() => ({
        ...(courseId === '' && { courseId: m.admin_grant_course() }),
        ...(until === '' && { until: m.admin_grant_day() }),
      })}
      onErrors={setErrors}
      act={async (reason) => {
        const answer = await send('grantToMany', { id, to, courseId, until, reason })
        if (answer.success) {
          toast.success(answer.message)
          void navigate({ to: '/admin/imports/$id', params: { id: answer.data.id } })
        }
        return answer
      }}
    >
      <CourseChoice
        courses={courses.data ?? []}
        label={m.admin_grant_to()}
        value={courseId}
        error={errors['courseId']}
        onChange={({ target }) => setCourseId(target.value)}
      />
      <Field
        label={m.admin_grant_until()}
        hint={m.admin_grant_until_hint()}
        type="date"
        value={until}
        error={errors['until']}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ActDialog>
  )
}
