import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import type { LineStatus, Problem, WorkingReport } from '../../packages/step-marks/workings/problem.ts'

/** A working with its human marks. */
type WorkingCase = {
  readonly id: string
  /** key into `problems` */
  readonly problem: string
  readonly lines: readonly string[]
  readonly status: readonly LineStatus[]
  readonly firstWrong: number | null
  readonly error: string | null
  readonly marks: number
}

export type WorkingFile = {
  readonly problems: Readonly<Record<string, Problem>>
  readonly workings: readonly WorkingCase[]
}

type CheckedWorking = WorkingCase & {
  readonly report: Pick<WorkingReport, 'firstWrong' | 'slip' | 'marks'>
  readonly differences: readonly string[]
}

export const judgeWorkings = ({ problems, workings }: WorkingFile): CheckedWorking[] =>
  workings.map((working) => {
    const problem = problems[working.problem]
    if (problem === undefined) throw new Error(`${working.id}: there is no problem ${working.problem}`)
    try {
      const report = checkWorking(problem, working.lines)
      return { ...working, report, differences: differencesOf(working, report) }
    } catch (error) {
      return {
        ...working,
        report: { firstWrong: null, slip: null, marks: 0 },
        differences: [`crashed: ${error}`],
      }
    }
  })

function differencesOf(working: WorkingCase, report: WorkingReport): string[] {
  const lines = report.lines.flatMap(({ status }, index) =>
    status === working.status[index]
      ? []
      : [
          `line ${index + 1} ${JSON.stringify(working.lines[index])}: expected ${working.status[index]}, got ${status}`,
        ],
  )
  const compared = [
    ['first wrong line', working.firstWrong, report.firstWrong],
    ['slip', working.error, report.slip?.code ?? null],
    ['marks', working.marks, report.marks],
  ]
  return [
    ...lines,
    ...compared.flatMap(([what, wanted, got]) =>
      wanted === got ? [] : [`${what}: expected ${wanted}, got ${got}`],
    ),
  ]
}

export function countWorkings(judged: readonly CheckedWorking[]) {
  const wrong = judged.filter(({ firstWrong }) => firstWrong !== null)
  const count = (cases: readonly CheckedWorking[], isSo: (one: CheckedWorking) => boolean) =>
    cases.filter(isSo).length
  return {
    workings: judged.length,
    rightFlagged: count(
      judged,
      ({ firstWrong, report }) => firstWrong === null && report.firstWrong !== null,
    ),
    firstWrongFound: count(wrong, ({ firstWrong, report }) => report.firstWrong === firstWrong),
    wrong: wrong.length,
    named: count(wrong, ({ error, report }) => report.slip?.code === error),
    marksExact: count(judged, ({ marks, report }) => report.marks === marks),
    marksOffByMoreThanOne: count(judged, ({ marks, report }) => Math.abs(report.marks - marks) > 1),
  }
}
