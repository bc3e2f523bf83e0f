import { markAttempt } from '../../domain/practice/mark-attempt.ts'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'

/** What a working that earned less than full marks earns by its last line. */
export function addAnswerMarks(
  report: SheetReport,
  question: SheetQuestion,
  lines: readonly string[],
): SheetReport {
  const { marks } = markAttempt(question, { lines, answer: '' }, question)
  if (marks <= report.marks) return report
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const marked = report.lines.map((line, index) =>
    index === last ? { ...line, marks: line.marks + marks - report.marks } : line,
  )
  return { ...report, lines: marked, marks }
}
