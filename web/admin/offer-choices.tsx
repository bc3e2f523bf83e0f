import type { ComponentProps } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { plans } from '../../domain/payments/plans.ts'
import { planText } from './labels.ts'
import { Choice } from './parts.tsx'

type ChoiceProps = Omit<ComponentProps<typeof Choice>, 'label' | 'options'>
export type OfferedCourse = { id: string; title: string }

/** One of the courses, or what stands in place of one. */
export function CourseChoice({
  courses,
  label = m.admin_column_course(),
  none = m.admin_grant_course(),
  ...choice
}: ChoiceProps & { courses: readonly OfferedCourse[]; label?: string }) {
  return (
    <Choice
      label={label}
      {...choice}
      none={none}
      options={courses.map(({ id, title }) => ({ id, name: title }))}
    />
  )
}

/** One of the plans, by its number, or what stands in place of one. */
export function PlanChoice(choice: ChoiceProps) {
  return (
    <Choice
      label={m.admin_column_plan()}
      options={plans.map(({ number }) => ({ id: number, name: planText(number) }))}
      {...choice}
    />
  )
}

/** The plan that was chosen; undefined for none. */
export function chosenPlan(value: string) {
  return plans.find(({ number }) => String(number) === value)?.number
}
