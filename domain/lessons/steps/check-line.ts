import { policies } from '../../../packages/step-marks/workings/award.ts'
import { judgeWorking } from '../../../packages/step-marks/workings/judge-working.ts'
import type { Problem, WorkingReport } from '../../../packages/step-marks/workings/problem.ts'
import type { StepLesson, StepWorking } from './step-lesson.ts'

/**
 * `repeated`: it equals an earlier line. `unread`: malformed, ambiguous, or words alone. `unchecked`: it has a letter
 * without a value in the working, so the engine would accept it with any number.
 */
export type LineVerdict = { status: 'right' | 'wrong' | 'repeated' | 'unread' | 'unchecked' }

/**
 * Whether a typed line follows from the lines above it. Any correct one does; after an equation with 0 on the right,
 * one side alone means that it is 0.
 */
export function checkLine(working: StepWorking, before: readonly string[], typed: string): LineVerdict {
  if (before.some((line) => written(line) === written(typed))) return { status: 'repeated' }
  const judge = (line: string) => judgeLines(working, [...before, line]).lines.at(-1)
  const own = judge(typed)
  if (own === undefined || own.status === 'unread' || own.status === 'note') {
    const isOneSide =
      /=0$/.test(written(before.at(-1) ?? '')) && /\p{L}/u.test(typed) && !/[=<>≤≥≠]/.test(typed)
    const asZero = isOneSide ? checkLine(working, before, `${typed} = 0`) : undefined
    return asZero?.status === 'right' || asZero?.status === 'wrong' ? asZero : { status: 'unread' }
  }
  if (own.status !== 'ok') return { status: 'wrong' }
  const isUnchecked = typed.includes('=') && judge(`${typed} + 1`)?.status === 'ok'
  return { status: isUnchecked ? 'unchecked' : 'right' }
}

/**
 * The lines of a working above a step's question: those of the earlier steps, and the given ones, unless a line of the
 * lesson shows them.
 */
export function linesBefore({ workings = {}, steps }: StepLesson, at: number, name: string): string[] {
  const shown = ({ lines = [] }: StepLesson['steps'][number]) =>
    lines.flatMap((line) => (line.in === name && line.plain !== undefined ? [line.plain] : []))
  const ofLesson = new Set(steps.flatMap(shown).map(written))
  const given = (workings[name]?.given ?? []).filter((line) => !ofLesson.has(written(line)))
  return [...given, ...steps.slice(0, at).flatMap(shown)]
}

/**
 * The lines of a working of a lesson. Slips are not named there, so that what names them is not fetched.
 *
 * @throws Unreadable where a text of the working itself is malformed
 */
export function judgeLines(working: StepWorking, lines: readonly string[]): WorkingReport {
  return judgeWorking(problemOf(working), lines, policies.practice)()
}

/** A working as the engine takes it; a lesson has no marks. */
function problemOf(working: StepWorking): Problem {
  const end = { milestones: [{ id: 'end', marks: 1, shapes: ['all-values'] }], marks: 1 } as const
  // Optional fields of the schema may be undefined; the engine treats them as absent.
  return { ...(working as Omit<Problem, 'milestones' | 'marks'>), ...end }
}

function written(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/[\s*·×]+/g, '')
    .replaceAll('−', '-')
    .toLowerCase()
}
