import type { ComponentProps } from 'react'
import { m } from '../../../domain/messages/compiled/messages.js'
import { plans } from '../../../domain/payments/plans.ts'
import { planText } from './labels.ts'
import { Choice } from './parts.tsx'

type ChoiceProps = Omit<ComponentProps<typeof Choice>, 'label' | 'options'>
export type OfferedCourse = { id: string; title: string }

/** A course select with an optional placeholder. */
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

/** A plan select by number, with an optional placeholder. */
export function PlanChoice(choice: ChoiceProps) {
  return (
    <Choice
      label={m.admin_column_plan()}
      options={plans.map(({ number }) => ({ id: number, name: planText(number) }))}
      {...choice}
    />
  )
}

/** The selected plan; undefined for none. */
export function chosenPlan(value: string) {
  return plans.find(({ number }) => String(number) === value)?.number
}
