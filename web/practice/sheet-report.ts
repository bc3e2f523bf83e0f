import type { Outcome } from '../../packages/step-marks/answers/outcome.ts'
import type { LineStatus, Slip } from '../../packages/step-marks/workings/problem.ts'

export type LineReport = {
  readonly status: LineStatus
  readonly marks: number
  readonly slip?: Slip
}

/** A sheet that came back: what stands beside each line, and what it earned. */
export type SheetReport = {
  readonly lines: readonly LineReport[]
  readonly marks: number
  /** what is said of the answer */
  readonly outcome?: Outcome
  /** nothing on the sheet could be read: it is asked back, and costs no try */
  readonly isUnread: boolean
}

export const hasFullMarks = (report: SheetReport | null, { marks }: { marks: number }): boolean =>
  report !== null && report.marks >= marks
