import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { send } from '../api.ts'
import { CourseChoice } from '../offer-choices.tsx'
import { call } from '../query.ts'
import type { Student, StudentChange } from './student.ts'

type Props = { student: Student; courseId: string; onChange: StudentChange; onClose: () => void }

/** Gives access to a course until a day, after what runs already. */
export function GrantDialog({ student, courseId: chosen, onChange, onClose }: Props) {
  const courses = useQuery(call('getGrantableCourses', {}))
  const [courseId, setCourseId] = useState(chosen)
  const [until, setUntil] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <ActDialog
      name={`grant/${student.id}`}
      title={chosen === '' ? m.admin_grant() : m.admin_grant_extend()}
      lead={m.admin_grant_lead({ name: student.name })}
      confirm={m.admin_grant()}
      onClose={onClose}
      judge={() => ({
        ...(courseId === '' && { courseId: m.admin_grant_course() }),
        ...(until === '' && { until: m.admin_grant_day() }),
      })}
      onErrors={setErrors}
      act={(reason) => onChange(send('grantAccess', { studentId: student.id, courseId, until, reason }))}
    >
      <CourseChoice
        courses={courses.data ?? []}
        label={m.admin_grant_to()}
        value={courseId}
        error={errors['courseId']}
        onChange={({ target }) => {
          setCourseId(target.value)
          setErrors(({ courseId: _, ...others }) => others)
        }}
      />
      <Field
        label={m.admin_grant_until()}
        hint={m.admin_grant_until_hint()}
        type="date"
        value={until}
        error={errors['until']}
        onChange={({ target }) => {
          setUntil(target.value)
          setErrors(({ until: _, ...others }) => others)
        }}
      />
    </ActDialog>
  )
}
