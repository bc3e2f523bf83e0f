import type { Problem, Shape } from '../../../../packages/step-marks/workings/problem.ts'

type Calculation = {
  readonly target: string
  readonly facts: Readonly<Record<string, string>>
  readonly formulas?: Readonly<Record<string, string>>
  readonly pi?: string
}

/** A number is worked out. The keys of `marks` are the shapes that earn them, in their order. */
export function calculation(marks: Readonly<Record<string, number>>, given: Calculation): Problem {
  return {
    mode: 'value',
    ...given,
    marks: Object.values(marks).reduce((sum, one) => sum + one, 0),
    milestones: Object.entries(marks).map(([shapes, earned], index) => ({
      id: `step-${index + 1}`,
      marks: earned,
      shapes: shapes.split(' ') as Shape[],
    })),
  }
}

/** A number is put into a formula, then worked out. */
export const twoSteps = { 'substituted formula-symbols': 1, number: 1 }
