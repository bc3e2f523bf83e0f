import { m } from '../../domain/messages/compiled/messages.js'
import { formulas } from './formulas.gen.ts'

const steps: { formulas: [string, string?]; mark: string }[] = [
  { formulas: [formulas.coefficients], mark: '½' },
  { formulas: [formulas.discriminant], mark: '1' },
  { formulas: [formulas.formula], mark: '1' },
  { formulas: [formulas.firstRoot, formulas.secondRoot], mark: '½' },
]

/** The hero's picture: an answer that writes itself, with a mark for each step. A press shows the next line. */
export function AnswerSheet({ onTry }: { onTry?: () => void }) {
  return (
    <figure className="answer-sheet" aria-label={m.home_sheet_label()}>
      <p className="answer-line">
        <span className="font-semibold">{m.home_sheet_question()}</span> {m.home_sheet_solve()}{' '}
        <Formula html={formulas.question} />
        <b className="answer-marks">{m.home_sheet_marks()}</b>
      </p>
      <ol>
        {steps.map(({ formulas: [first, second], mark }, index) => (
          <li key={first} className="answer-line" data-step={index + 1}>
            <span className="answer-writing">
              <Formula html={first} />
              {second !== undefined && (
                <>
                  {' '}
                  {m.home_sheet_or()} <Formula html={second} />
                </>
              )}
            </span>
            <span className="answer-mark">
              <svg viewBox="0 0 36 36" aria-hidden="true">
                <circle cx="18" cy="18" r="16" pathLength="1" />
              </svg>
              <span>{mark}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="answer-note">{m.home_sheet_note()}</p>
      <button type="button" className="answer-try" onClick={onTry}>
        {m.home_sheet_try()}
      </button>
      <p className="answer-total">{m.home_sheet_total()}</p>
    </figure>
  )
}

function Formula({ html }: { html: string }) {
  // Drawn by our own script from our own formulas.
  return <span className="inline-block max-w-full" dangerouslySetInnerHTML={{ __html: html }} />
}
