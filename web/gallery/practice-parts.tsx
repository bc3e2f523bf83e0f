import { useState } from 'react'
import { AnswerSheet } from '../practice/answer-sheet.tsx'
import { checkSheet } from '../practice/check-sheet.ts'
import type { SheetQuestion } from '../practice/sheet-question.ts'
import type { SheetReport } from '../practice/sheet-report.ts'
import { Button } from '../ui/button.tsx'

const roots: SheetQuestion = {
  ask: { kind: 'solutions', answer: '2 or 3', rules: { variable: 'x' } },
  working: {
    mode: 'solve',
    variables: ['x'],
    given: ['x^2-5x+6=0'],
    facts: { a: '1', b: '-5', c: '6', D: '1' },
    formulas: { D: 'b^2-4*a*c', x: '(-b±sqrt(D))/(2*a)' },
    worlds: [{ x: '2' }, { x: '3' }],
    marks: 3,
    milestones: [
      { id: 'method', marks: 1, shapes: ['equation', 'discriminant'] },
      { id: 'apply', marks: 1, shapes: ['factored', 'formula', 'square'] },
      { id: 'roots', marks: 1, shapes: ['all-values'] },
    ],
  },
  marks: 3,
  board: 'cbse',
}
const area: SheetQuestion = {
  ask: { kind: 'quantity', answer: '154 cm^2', rules: { unit: 'cm^2' } },
  marks: 1,
  board: 'cbse',
}

const sheets: Record<string, { question: SheetQuestion; lines: string[] }> = {
  'being written': { question: roots, lines: ['x²-2x-3x+6=0', '(x-2)(x-3)=', ''] },
  'a slip, and what follows from it': {
    question: roots,
    lines: ['x^2-2x-3x+6=0', '(x-2)(x+3)=0', 'x=2 or x=-3'],
  },
  'the formula': { question: roots, lines: ['D = (-5)^2-4×1×6 = 1', 'x = (5±√1)/2', 'x = 3 or 2'] },
  'not to be read': { question: roots, lines: ['(x-2(x-3)=0', 'x2 = 2x3'] },
  'an answer alone': { question: area, lines: ['154'] },
}

/** The sheet in each state, checked by the engine itself. */
export function PracticeParts() {
  return Object.entries(sheets).map(([name, { question, lines }]) => (
    <div key={name}>
      <p className="text-sm text-ink-3">{name}</p>
      <Sheet question={question} given={lines} isChecked={name !== 'being written'} />
    </div>
  ))
}

function Sheet({
  question,
  given,
  isChecked,
}: {
  question: SheetQuestion
  given: string[]
  isChecked: boolean
}) {
  const [lines, setLines] = useState(given)
  const [report, setReport] = useState<SheetReport | null>(null)
  return (
    <>
      <AnswerSheet
        question={question}
        lines={lines}
        report={report}
        onLines={(next) => {
          setLines(next)
          setReport(null)
        }}
        onReport={setReport}
      />
      {isChecked && report === null && (
        <Button variant="quiet" size="dense" onClick={() => void checkSheet(question, lines).then(setReport)}>
          OK
        </Button>
      )}
    </>
  )
}
