import type { ComponentType } from 'react'
import type { DrawnLesson, DrawnStep } from '../../../domain/lessons/steps/drawn-lesson.ts'
import { Html, type LineFieldProps, StepQuestion } from './step-question.tsx'

type Props = {
  step: DrawnStep
  index: number
  isCurrent: boolean
  isAnswered: boolean
  workings: DrawnLesson['workings']
  LineField: ComponentType<LineFieldProps>
  onMove(index: number): void
  onAnswered(): void
}

/** One step: its words, its question and its lines, with its mark in the margin and a teacher's note. */
export function StepView({
  step,
  index,
  isCurrent,
  isAnswered,
  workings,
  LineField,
  onMove,
  onAnswered,
}: Props) {
  const { words, lines, mark, margin, table, question } = step
  const isWaiting = question !== undefined && !isAnswered
  const hasMark = mark !== undefined && !isWaiting
  return (
    <li className="step" aria-current={isCurrent ? 'step' : undefined} data-step={index}>
      <div className="step-writing">
        <p className="step-words">
          <Html html={words} />
        </p>
        {table && <StepTable {...table} />}
      </div>
      {question && <StepQuestion {...{ question, workings, isAnswered, LineField, onMove, onAnswered }} />}
      {lines && (
        // Until it is answered, the answer shows only in print.
        <div className="step-lines" data-waiting={isWaiting || undefined}>
          {lines.map((pieces) => (
            // A table cannot wrap: arrow keys scroll it where it is wider than the line.
            <p
              key={pieces.join(' ')}
              tabIndex={pieces.some((piece) => piece.includes('<mtable')) ? 0 : undefined}
            >
              {pieces.map((piece, at) => (
                // Pieces have no name but their place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <span key={at} dangerouslySetInnerHTML={{ __html: `${piece} ` }} />
              ))}
            </p>
          ))}
        </div>
      )}
      {hasMark && (
        <p className="step-margin">
          <span className="step-mark">{mark}</span>
        </p>
      )}
      {margin !== undefined && (
        <p className="step-note">
          <Html html={margin} />
        </p>
      )}
    </li>
  )
}

function StepTable({ head, rows }: NonNullable<DrawnStep['table']>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved by keys
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="step-table">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" dangerouslySetInnerHTML={{ __html: cell }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join(' ')}>
              {row.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                <td key={at} dangerouslySetInnerHTML={{ __html: cell }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
