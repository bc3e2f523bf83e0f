import { clsx } from 'clsx'
import { type ComponentType, Suspense, useState } from 'react'
import type { DrawnSheetQuestion } from '../../../domain/lessons/sheets/drawn-sheet.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import type { Outcome } from '../../../packages/step-marks/answers/outcome.ts'
import type { AnswerKind } from '../../../packages/step-marks/answers/rules.ts'
import { Button } from '../../ui/button.tsx'
import type { LineFieldProps } from '../steps/step-question.tsx'

/** What is said of an answer that is not simply right; the texts come from practice. */
export type SayOutcome = (outcome: Outcome) => Promise<string>

type Props = {
  check: NonNullable<DrawnSheetQuestion['check']>
  options: readonly string[] | undefined
  LineField: ComponentType<LineFieldProps>
  sayOutcome: SayOutcome
}

/** An answer to one question of a sheet, typed and checked as in practice. The keypad loads on use. */
export function TryAnswer({ check, options, LineField, sayOutcome }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [feedback, setFeedback] = useState<{ isRight: boolean; text: string } | null>(null)
  async function judge(input: string): Promise<void> {
    const { checkAnswer } = await import('../../../packages/step-marks/answers/check-answer.ts')
    const { kind, answer, rules = {} } = check
    // The kinds are those of the question's generator.
    const outcome = checkAnswer({ kind: kind as AnswerKind, answer, rules, input })
    const isRight = outcome.verdict === 'right'
    const text = isRight ? m.steps_right() : await sayOutcome(outcome)
    setFeedback({ isRight, text: outcome.verdict === 'wrong' ? `${text} ${m.sheet_try_again()}` : text })
  }
  const judgeChoice = (letter: string) =>
    judge(letter).catch(() => setFeedback({ isRight: false, text: m.practice_engine_failed() }))
  return (
    <div className="grid justify-items-start gap-2 [&>div]:w-full">
      {options?.map((option, index) => {
        const letter = 'ABCDEFGH'[index] ?? ''
        return (
          <button
            key={letter}
            type="button"
            className="min-h-11 w-full cursor-pointer rounded-ctl border border-line px-3 py-2 text-left text-lg"
            onClick={() => void judgeChoice(letter)}
          >
            {letter}. <span dangerouslySetInnerHTML={{ __html: option }} />
          </button>
        )
      })}
      {options === undefined && !isOpen && (
        <Button variant="secondary" size="dense" onClick={() => setOpen(true)}>
          {m.sheet_try()}
        </Button>
      )}
      {options === undefined && isOpen && (
        <Suspense
          fallback={
            <Button variant="secondary" size="dense" isBusy>
              {m.sheet_try()}
            </Button>
          }
        >
          <div ref={focusField}>
            <LineField label={m.practice_your_answer()} letters={check.letters} onCheck={judge} />
          </div>
        </Suspense>
      )}
      {/* The keypad hides what is below the field. */}
      <p
        role="status"
        className={clsx(isOpen && '-order-1', feedback?.isRight ? 'font-semibold text-ok' : 'font-medium')}
      >
        {feedback?.text}
      </p>
    </div>
  )
}

/** The pressed button is gone: focus its field, which shows the keypad. */
function focusField(around: HTMLDivElement | null): void {
  around?.querySelector('input')?.focus()
}
