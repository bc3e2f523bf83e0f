import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../../domain/messages/compiled/messages.js'
import { markText } from '../../domain/practice/mark-text.ts'
import { Button } from '../ui/button.tsx'
import { loadSheet } from './load-sheet.ts'
import { OptionList } from './option-list.tsx'
import { asSheetQuestion, type Question, type Sheet } from './question.ts'
import { hasFullMarks, type SheetReport } from './sheet-report.ts'
import { Solution } from './solution.tsx'

const AnswerSheet = lazy(() =>
  loadSheet().then(
    (part) => ({ default: part.AnswerSheet }),
    () => ({ default: SheetFailed }),
  ),
)

type Props = {
  question: Question
  /** counted from 1 */
  number: number
  /** Number of the last question; null for an endless run. */
  count: number | null
  sheet: Sheet
  onWrite(change: Partial<Sheet>): void
  onReport(report: SheetReport): void
  /** Next steps, after the check or the solution. */
  next: ReactNode
}

/** A question with its sheet, hints and solution. The sheet and the marking load on the first press. */
export function QuestionView({ question, number, count, sheet, onWrite, onReport, next }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isWritten = sheet.lines.some((line) => line !== '')
  const isChoice = question.ask.kind === 'choice' && question.ask.options !== null
  const { hints } = question
  const isFull = hasFullMarks(sheet.report, question)
  const isDone = sheet.isSolutionShown || isFull
  const sheetProps = {
    question: asSheetQuestion(question),
    lines: sheet.lines,
    report: sheet.report,
    isLocked: isDone,
    onLines: (lines: string[]) => onWrite({ lines, report: null }),
    onReport,
  }
  const help = !isDone && sheet.hintsUsed < hints.length && (
    <Button variant="quiet" onClick={() => onWrite({ hintsUsed: sheet.hintsUsed + 1 })}>
      {m.practice_hint({ number: sheet.hintsUsed + 1, all: hints.length })}
    </Button>
  )
  return (
    <article aria-labelledby="practice-question" className="min-w-0 scroll-mt-20">
      <h2 id="practice-question" className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
        <span className="font-semibold text-ink">
          {count === null ? m.practice_question({ number }) : m.practice_question_of({ number, all: count })}
        </span>
        <span className="font-normal">{question.skill.name}</span>
        {question.isReview && (
          <span className="rounded-ctl bg-hl-soft px-2 text-sm text-ink">{m.practice_review()}</span>
        )}
        <span className="ml-auto font-semibold">
          {m.practice_marks({ count: question.marks, marks: markText(question.marks) })}
        </span>
      </h2>
      {/* Rendered by the server from the question's own formulas. */}
      <div
        lang={question.language}
        className="prose mt-2 max-w-full overflow-x-auto text-lead"
        dangerouslySetInnerHTML={{ __html: question.stem }}
      />
      {question.figure !== null && (
        <div
          role="img"
          lang={question.language}
          aria-label={question.figureWords ?? ''}
          className="mt-3 max-w-sm [&>svg]:h-auto [&>svg]:w-full"
          dangerouslySetInnerHTML={{ __html: question.figure }}
        />
      )}
      <div className="mt-4">
        {isChoice && (
          <OptionList {...sheetProps} lang={question.language} options={question.ask.options ?? []} />
        )}
        {!isChoice && (isOpen || isWritten || isDone) && (
          <Suspense fallback={<Paper />}>
            <AnswerSheet {...sheetProps} takesFocus={isOpen} />
          </Suspense>
        )}
        {!isChoice && !(isOpen || isWritten || isDone) && (
          <button
            type="button"
            className="block w-full cursor-text text-left"
            onClick={({ currentTarget }) => {
              // The keypad takes the lower half of a phone.
              currentTarget.closest('article')?.scrollIntoView({ block: 'start' })
              setOpen(true)
            }}
          >
            <Paper>
              {question.working === null ? m.practice_write_answer() : m.practice_write_working()}
            </Paper>
          </button>
        )}
      </div>
      {sheet.hintsUsed > 0 && (
        <ol className="mt-4 grid gap-2" aria-live="polite">
          {hints.slice(0, sheet.hintsUsed).map((hint, index) => (
            <li
              // Hints have no name but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              lang={question.language}
              className="rounded-ctl border-l-3 border-hl bg-hl-soft px-3 py-2 text-small [&_.katex]:text-ink"
              dangerouslySetInnerHTML={{ __html: hint }}
            />
          ))}
        </ol>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {help}
        {!sheet.isSolutionShown && (sheet.report !== null || sheet.hintsUsed === hints.length) && (
          <Button variant="quiet" onClick={() => onWrite({ isSolutionShown: true })}>
            {m.practice_show_solution()}
          </Button>
        )}
      </div>
      {sheet.isSolutionShown && <Solution question={question} />}
      {(isDone || sheet.report !== null) && next}
    </article>
  )
}

/** The sheet before anything is written. */
function Paper({ children }: { children?: ReactNode }) {
  return (
    <span className="ruled-page block min-h-28 rounded-sheet border border-rule py-4 pr-4 pl-9 text-ink-2">
      {children}
    </span>
  )
}

function SheetFailed() {
  return (
    <div role="alert">
      <Paper>{m.practice_sheet_failed()}</Paper>
      <Button variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
        {m.course_reload()}
      </Button>
    </div>
  )
}
