import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminOutputOf } from '../../../domain/admin/calls.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { CourseChoice } from '../offer-choices.tsx'
import { call } from '../query.ts'

type Props = { batch: AdminOutputOf<'getBatch'>; onClose(): void }

/** Gives all of a batch access to a course, or extends it; one job does it, and its screen shows how far it is. */
export function GrantManyDialog({ batch, onClose }: Props) {
  const courses = useQuery(call('getGrantableCourses', {}))
  const [id] = useState(() => crypto.randomUUID())
  const [courseId, setCourseId] = useState(batch.courses[0]?.id ?? '')
  const [until, setUntil] = useState(batch.endsOn)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const navigate = useNavigate()
  return (
    <ActDialog
      name={`grant-many/${batch.id}`}
      title={m.admin_grant_many()}
      lead={m.admin_grant_many_lead({ name: batch.name, count: batch.memberCount })}
      confirm={m.admin_grant()}
      onClose={onClose}
      judge={() => ({
        ...(courseId === '' && { courseId: m.admin_grant_course() }),
        ...(until === '' && { until: m.admin_grant_day() }),
      })}
      onErrors={setErrors}
      act={async (reason) => {
        const answer = await send('grantToMany', { id, to: { batchId: batch.id }, courseId, until, reason })
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
