import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { AnswerSheet } from './answer-sheet.tsx'
import type { SheetQuestion } from './sheet-question.ts'
import type { SheetReport } from './sheet-report.ts'
import { TypedMaths } from './typed-maths.tsx'

/** The question of the hero's picture, with its marks. */
const question: SheetQuestion = {
  ask: { kind: 'solutions', answer: '3 or 1/2', rules: { variable: 'x' } },
  working: {
    mode: 'solve',
    variables: ['x'],
    given: ['2x^2-7x+3=0'],
    facts: { a: '2', b: '-7', c: '3', D: '25' },
    formulas: { D: 'b^2-4*a*c', x: '(-b±sqrt(D))/(2*a)' },
    worlds: [{ x: '3' }, { x: '1/2' }],
    milestones: [
      { id: 'coefficients', marks: 0.5, shapes: ['says:c'] },
      { id: 'discriminant', marks: 1, shapes: ['discriminant', 'equation'] },
      { id: 'formula', marks: 1, shapes: ['formula', 'factored', 'square'] },
      { id: 'roots', marks: 0.5, shapes: ['all-values'] },
    ],
    marks: 3,
  },
  marks: 3,
  board: 'cbse',
}

/** The hero's sheet: lines so far, then the visitor's next line. */
export function HeroSheet() {
  const [lines, setLines] = useState(['a = 2, b = -7, c = 3', 'D = (-7)^2 - 4×2×3 = 25', ''])
  const [report, setReport] = useState<SheetReport | null>(null)
  return (
    <div className="min-w-0">
      <p className="mb-3 text-lead">
        <span className="font-semibold">{m.home_sheet_question()}</span> {m.home_sheet_solve()}{' '}
        <TypedMaths text="2x^2 - 7x + 3 = 0" letters={['x']} /> <b>{m.home_sheet_marks()}</b>
      </p>
      <AnswerSheet
        question={question}
        lines={lines}
        report={report}
        takesFocus
        onLines={(written) => {
          setLines(written)
          setReport(null)
        }}
        onReport={setReport}
      >
        {report !== null && (
          <Link to="/try" className="inline-flex min-h-11 items-center font-semibold text-link underline">
            {m.home_sheet_more()}
          </Link>
        )}
      </AnswerSheet>
    </div>
  )
}
