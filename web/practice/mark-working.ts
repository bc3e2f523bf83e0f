import { policies } from '../../packages/step-marks/workings/award.ts'
import { checkWorking } from '../../packages/step-marks/workings/check-working.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** Marks the lines of a working. */
export function markWorking(
  { board }: SheetQuestion,
  working: Problem,
  lines: readonly string[],
): SheetReport {
  const report = checkWorking(working, lines, { policy: policies[board] })
  const isUnread = report.lines.every(
    ({ status }, index) => status === 'unread' || lines[index]?.trim() === '',
  )
  return { lines: report.lines, marks: report.marks, isUnread }
}
