import { checkWorking } from '../../../packages/step-marks/workings/check-working.ts'
import type { Problem, SlipCode } from '../../../packages/step-marks/workings/problem.ts'
import type { StepWorking } from './step-lesson.ts'

/** `repeated`: it stands there already. `unread`: malformed, with two readings, or words alone. */
export type LineVerdict = {
  status: 'right' | 'wrong' | 'repeated' | 'unread'
  slip: SlipCode | null
}

/** Whether a typed line follows in a working after the lines that stand there. Any right one does. */
export function checkLine(working: StepWorking, before: readonly string[], typed: string): LineVerdict {
  const problem = problemOf(working)
  if ([...(working.given ?? []), ...before].some((line) => written(line) === written(typed)))
    return { status: 'repeated', slip: null }
  const report = checkWorking(problem, [...before, typed])
  const own = report.lines.at(-1)
  if (own === undefined || own.status === 'unread' || own.status === 'note')
    return { status: 'unread', slip: null }
  return own.status === 'ok'
    ? { status: 'right', slip: null }
    : { status: 'wrong', slip: own.slip?.code ?? null }
}

/** A working as the engine takes it; nothing is earned in a lesson. */
export function problemOf(working: StepWorking): Problem {
  const end = { milestones: [{ id: 'end', marks: 1, shapes: ['all-values'] }], marks: 1 } as const
  // Optional fields of the schema may be undefined; the engine reads them as left out.
  return { ...(working as Omit<Problem, 'milestones' | 'marks'>), ...end }
}

function written(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\s*·×]+/g, '')
    .replaceAll('−', '-')
    .toLowerCase()
}
