import type { ComponentProps } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { plans } from '../../domain/payments/plans.ts'
import { planText } from './labels.ts'
import { Choice } from './parts.tsx'

type ChoiceProps = Omit<ComponentProps<typeof Choice>, 'label' | 'children'>
export type OfferedCourse = { id: string; title: string }

/** One of the courses, or what stands in place of one. */
export function CourseChoice({
  courses,
  label = m.admin_column_course(),
  none = m.admin_grant_course(),
  ...choice
}: ChoiceProps & { courses: readonly OfferedCourse[]; label?: string; none?: string }) {
  return (
    <Choice label={label} {...choice}>
      <option value="">{none}</option>
      {courses.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Choice>
  )
}

/** One of the plans, by its number, or what stands in place of one. */
export function PlanChoice({ none, ...choice }: ChoiceProps & { none?: string }) {
  return (
    <Choice label={m.admin_column_plan()} {...choice}>
      {none !== undefined && <option value="">{none}</option>}
      {plans.map(({ number }) => (
        <option key={number} value={number}>
          {planText(number)}
        </option>
      ))}
    </Choice>
  )
}

/** The plan that was chosen; undefined for none. */
export function chosenPlan(value: string) {
  return plans.find(({ number }) => String(number) === value)?.number
}
