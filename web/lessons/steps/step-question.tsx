import { type ComponentType, Suspense, useEffect, useId, useState } from 'react'
import type { DrawnLesson, DrawnQuestion } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { StepWorking } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Button } from '../../ui/button.tsx'

/** Input of a line; it comes from practice, with its keypad. */
export type LineFieldProps = {
  label: string
  letters: readonly string[] | undefined
  onCheck(text: string): Promise<void>
}

type Props = {
  question: DrawnQuestion
  workings: DrawnLesson['workings']
  isAnswered: boolean
  LineField: ComponentType<LineFieldProps>
  /** Current position of the point to move. */
  onMove(index: number): void
  /** It was answered, or the answer is shown. */
  onAnswered(): void
}

const loadCheckLine = () => import('../../../domain/lessons/steps/check-line.ts')
const loadCheckValue = () => import('../../../domain/lessons/steps/check-value.ts')

type Feedback = { kind: 'right' | 'wrong' | 'asked'; html: string }

/** A question of a step. A wrong answer shows its hint, and can be tried again. */
export function StepQuestion({ question, workings, isAnswered, LineField, onMove, onAnswered }: Props) {
  const id = useId()
  const [feedback, setFeedback] = useState<Feedback | null>(null)
  const { kind } = question
  useEffect(() => {
    // Loads while the line is typed, so that its check does not wait.
    const loading = kind === 'line' ? loadCheckLine() : kind === 'value' ? loadCheckValue() : null
    loading?.catch(() => undefined)
  }, [kind])
  const judge = (isRight: boolean, hint = question.hint) => {
    setFeedback({ kind: isRight ? 'right' : 'wrong', html: isRight ? (question.why ?? '') : hint })
    if (isRight) onAnswered()
  }
  return (
    <fieldset className="step-question" aria-labelledby={id}>
      <p className="step-question-head" id={id}>
        <strong>{m.steps_your_turn()}</strong> <Html html={question.ask} />
      </p>
      {!isAnswered && (
        <>
          {/* The line field loads with the first question that needs it: the lesson stays mounted and keeps its
              focus. */}
          <Suspense fallback={<div className="min-h-25" />}>
            <Answer
              {...{ question, workings, LineField, onMove, judge }}
              onAsked={(html) => setFeedback({ kind: 'asked', html })}
            />
          </Suspense>
          <Button variant="quiet" size="dense" onClick={onAnswered}>
            {m.steps_show_answer()}
          </Button>
        </>
      )}
      <div role="status" className="step-said" data-kind={feedback?.kind}>
        {feedback !== null && (
          <>
            <strong>
              {feedback.kind === 'right' ? m.steps_right() : feedback.kind === 'wrong' ? m.steps_wrong() : ''}
            </strong>{' '}
            <Html html={feedback.html} />
          </>
        )}
      </div>
      {isAnswered && feedback?.kind !== 'right' && <Solution question={question} />}
    </fieldset>
  )
}

type AnswerProps = Omit<Props, 'isAnswered' | 'onAnswered'> & {
  judge(isRight: boolean, hint?: string): void
  /** It could not be checked: show our own message. */
  onAsked(text: string): void
}

function Answer({ question, workings, LineField, onMove, judge, onAsked }: AnswerProps) {
  switch (question.kind) {
    case 'line': {
      // The lesson was validated against this shape when it was written.
      const working = workings[question.in] as StepWorking
      const { variables = [], facts = {}, formulas = {} } = working
      return (
        <LineField
          label={m.steps_next_line()}
          letters={[...new Set([...variables, ...Object.keys(facts), ...Object.keys(formulas)])]}
          onCheck={async (text) => {
            const { checkLine } = await loadCheckLine()
            const { status } = checkLine(working, question.before, text)
            if (status === 'repeated') onAsked(m.steps_repeated())
            else if (status === 'unchecked') onAsked(m.steps_unchecked())
            else if (status === 'unread') onAsked(m.practice_unread_line())
            else judge(status === 'right')
          }}
        />
      )
    }
    case 'value':
      return (
        <LineField
          label={m.practice_your_answer()}
          letters={undefined}
          onCheck={async (input) => {
            const { checkValue } = await loadCheckValue()
            const status = checkValue(question, input)
            if (status === 'unread') onAsked(m.practice_unread_line())
            else judge(status === 'right')
          }}
        />
      )
    case 'choice':
      return (
        <div className="step-options">
          {question.options.map((option, index) => (
            <button key={option.words} type="button" onClick={() => judge(option.isRight, option.hint)}>
              {/* An accessible name, where the option is only mathematics. */}
              <span className="sr-only">{'ABCDEF'[index]}: </span>
              <span dangerouslySetInnerHTML={{ __html: option.words }} />
            </button>
          ))}
        </div>
      )
    case 'slip':
      return (
        <div className="step-options">
          {question.lines.map((line, index) => (
            <button key={line.join(' ')} type="button" onClick={() => judge(index + 1 === question.wrong)}>
              <span className="sr-only">{m.practice_line({ number: index + 1 })}: </span>
              <span dangerouslySetInnerHTML={{ __html: line.join(' ') }} />
            </button>
          ))}
        </div>
      )
    case 'move':
      return <Mover question={question} onMove={onMove} judge={judge} />
  }
}

type MoverProps = Pick<AnswerProps, 'onMove' | 'judge'> & {
  question: Extract<DrawnQuestion, { kind: 'move' }>
}

function Mover({ question: { name, steps, beginsAt, fitsAt, places }, onMove, judge }: MoverProps) {
  const [at, setAt] = useState(beginsAt)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="min-w-0 flex-1 basis-52">
        <span className="block">{m.steps_move({ name, place: places[at] ?? '' })}</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-valuetext={places[at]}
          className="h-11 w-full accent-(--brand)"
          onChange={({ target }) => {
            setAt(target.valueAsNumber)
            onMove(target.valueAsNumber)
          }}
        />
      </label>
      <Button onClick={() => judge(at === fitsAt)}>{m.practice_check()}</Button>
    </div>
  )
}

/** The right answer, when asked for. The lines of the step follow anyway. */
function Solution({ question }: { question: DrawnQuestion }) {
  return (
    <div className="grid gap-1">
      {question.kind === 'choice' &&
        question.options.map(({ words, isRight }) => (
          <p key={words} className={isRight ? 'font-semibold text-ok' : undefined}>
            <Html html={words} />
            {isRight && ' ✓'}
          </p>
        ))}
      {question.kind === 'value' && <p>{question.answer.replaceAll('^2', '²').replaceAll('^3', '³')}</p>}
      {question.kind === 'move' && <Html html={question.places[question.fitsAt] ?? ''} />}
      {question.kind === 'slip' &&
        question.lines.map((line, at) => (
          <p
            key={line.join(' ')}
            className={at + 1 === question.wrong ? 'font-semibold text-bad' : undefined}
          >
            <Html html={line.join(' ')} />
            {at + 1 === question.wrong && ' ✗'}
          </p>
        ))}
      {question.why !== undefined && <Html html={question.why} />}
    </div>
  )
}

/** Text and mathematics rendered by the server from the author's lesson; its text is escaped. */
export function Html({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />
}
