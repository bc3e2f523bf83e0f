import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import type { Answer } from '../api.ts'
import { call } from '../query.ts'
import { fieldsOf } from './form.tsx'
import { CourseChoice } from './offer-choices.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Grant = { courseId: string; until: string }

type Props = {
  /** Key of the saved draft. */
  name: string
  title: string
  lead: string
  /** Initial values. */
  first?: Partial<Grant> | undefined
  onClose(): void
  act(grant: Grant & { reason: string }): Promise<Answer<unknown>>
}

/** Asks for the course and the end date of a grant. */
export function GrantDialog({ name, title, lead, first, onClose, act }: Props) {
  const courses = useQuery(call('getGrantableCourses', {}))
  const [grant, setGrant] = useState({ courseId: '', until: '', ...first })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { courseId, until } = grant

  function change(changed: Partial<Grant>): void {
    setGrant({ ...grant, ...changed })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed))))
  }

  const field = fieldsOf(grant, errors, change)

  return (
    <ReasonDialog
      name={name}
      title={title}
      lead={lead}
      confirm={m.admin_grant()}
      onClose={onClose}
      judge={() => ({
        ...(courseId === '' && { courseId: m.admin_grant_course() }),
        ...(until === '' && { until: m.admin_grant_day() }),
      })}
      onErrors={setErrors}
      act={(reason) => act({ ...grant, reason })}
    >
      <CourseChoice courses={courses.data ?? []} label={m.admin_grant_to()} {...field('courseId')} />
      <Field
        label={m.admin_grant_until()}
        hint={m.admin_grant_until_hint()}
        type="date"
        {...field('until')}
      />
    </ReasonDialog>
  )
}
