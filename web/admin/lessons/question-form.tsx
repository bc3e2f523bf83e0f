import { type ReactNode, useId } from 'react'
import type { StepQuestion } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { Field } from '../../ui/field.tsx'
import { Choice, optionsOf } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { LinesField } from './lines-field.tsx'
import { MathsField } from './maths-field.tsx'
import { NumberField, PointsField } from './number-field.tsx'
import { WordsField } from './words-field.tsx'
import { lettersOf, workingOptions } from './workings.ts'
import { type ErrorOf, useWriting } from './writing.ts'

type Kind = StepQuestion['kind']

const kinds: Record<Kind, () => string> = {
  line: m.admin_lesson_question_line,
  value: m.admin_lesson_question_value,
  choice: m.admin_lesson_question_choice,
  slip: m.admin_lesson_question_slip,
  move: m.admin_lesson_question_move,
}

type ValueQuestion = Extract<StepQuestion, { kind: 'value' }>
const answers: Record<ValueQuestion['answerKind'], () => string> = {
  number: m.admin_lesson_answer_number,
  quantity: m.admin_lesson_answer_quantity,
  money: m.admin_lesson_answer_money,
  expression: m.admin_lesson_answer_expression,
  equation: m.admin_lesson_answer_equation,
  solutions: m.admin_lesson_answer_solutions,
  pair: m.admin_lesson_answer_pair,
  interval: m.admin_lesson_answer_interval,
  point: m.admin_lesson_answer_point,
  ratio: m.admin_lesson_answer_ratio,
  set: m.admin_lesson_answer_set,
  list: m.admin_lesson_answer_list,
}

type Props = {
  question: StepQuestion | undefined
  errorOf: ErrorOf
  /** Where the question is tried as a student gets it. */
  trial: ReactNode
  onChange(question: StepQuestion | undefined): void
}

/** The question of a step, by its kind. */
export function QuestionForm({ question, errorOf, trial, onChange }: Props) {
  const { document } = useWriting()
  const [firstWorking = ''] = Object.keys(document.workings ?? {})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Choice
        label={m.admin_lesson_question_kind()}
        value={question?.kind ?? ''}
        onChoose={(kind) => onChange(kind ? begunQuestion(kind, question, firstWorking) : undefined)}
        none={m.admin_lesson_question_none()}
        options={optionsOf(kinds)}
      />
      {question && (
        <>
          <WordsField
            label={m.admin_lesson_ask()}
            words={question.ask}
            error={errorOf('question.ask')}
            onChange={(ask) => onChange({ ...question, ask })}
          />
          <KindFields question={question} errorOf={errorOf} onChange={onChange} />
          <WordsField
            label={m.admin_lesson_hint()}
            hint={m.admin_lesson_hint_hint()}
            words={question.hint}
            error={errorOf('question.hint')}
            onChange={(hint) => onChange({ ...question, hint })}
          />
          <WordsField
            label={m.admin_lesson_why()}
            words={question.why}
            error={errorOf('question.why')}
            onChange={(why) => onChange({ ...question, why })}
          />
          {trial}
        </>
      )}
    </div>
  )
}

/** Changing the kind keeps the question's words. */
function begunQuestion(kind: Kind, was: StepQuestion | undefined, working: string): StepQuestion {
  const { ask = { en: '' }, hint = { en: '' }, why } = was ?? {}
  const common = { ask, hint, ...(why && { why }) }
  switch (kind) {
    case 'line':
      return { kind, ...common, in: working, example: '' }
    case 'value':
      return { kind, ...common, answerKind: 'number', answer: '' }
    case 'choice':
      return { kind, ...common, options: [{ words: { en: '' }, isRight: true }, { words: { en: '' } }] }
    case 'slip': {
      const line = { plain: '', ...(working !== '' && { in: working }) }
      return { kind, ...common, lines: [line, line], wrong: 2 }
    }
    case 'move':
      return { kind, ...common, name: 'P', from: [0, 0], to: [4, 0], steps: 4, beginsAt: 0, fitsAt: 3 }
  }
}

type FieldsProps = { question: StepQuestion; errorOf: ErrorOf; onChange(question: StepQuestion): void }

function KindFields({ question, errorOf, onChange }: FieldsProps) {
  const { document } = useWriting()
  const { workings = {} } = document
  switch (question.kind) {
    case 'line':
      return (
        <>
          <Choice
            label={m.admin_lesson_question_of()}
            value={question.in}
            error={errorOf('question.in')}
            onChange={({ target }) => onChange({ ...question, in: target.value })}
            none={m.admin_field_none()}
            options={workingOptions(workings)}
          />
          <MathsField
            label={m.admin_lesson_example()}
            hint={m.admin_lesson_example_hint()}
            value={question.example}
            letters={lettersOf(workings[question.in])}
            error={errorOf('question.example')}
            onChange={(example) => onChange({ ...question, example })}
          />
        </>
      )
    case 'value':
      return (
        <>
          <Choice
            label={m.admin_lesson_answer_kind()}
            value={question.answerKind}
            onChoose={(answerKind) => {
              // Rules of another kind of answer do not apply.
              const { rules: _, ...rest } = question
              onChange({ ...rest, answerKind })
            }}
            options={optionsOf(answers)}
          />
          <MathsField
            label={m.admin_lesson_answer()}
            value={question.answer}
            error={errorOf('question.answer')}
            onChange={(answer) => onChange({ ...question, answer })}
          />
        </>
      )
    case 'choice':
      return <OptionFields question={question} errorOf={errorOf} onChange={onChange} />
    case 'slip':
      return (
        <>
          <LinesField
            lines={question.lines}
            field="question.lines"
            least={2}
            most={8}
            errorOf={errorOf}
            onChange={(lines) => onChange({ ...question, lines })}
          />
          <Choice
            label={m.admin_lesson_wrong_line()}
            value={question.wrong}
            error={errorOf('question.wrong')}
            onChange={({ target }) => onChange({ ...question, wrong: Number(target.value) })}
            options={question.lines.map((_, at) => ({
              id: at + 1,
              name: m.admin_lesson_line({ number: at + 1 }),
            }))}
          />
        </>
      )
    case 'move':
      return <MoveFields question={question} errorOf={errorOf} onChange={onChange} />
  }
}

type Of<Name extends Kind> = Extract<StepQuestion, { kind: Name }>
type OfProps<Name extends Kind> = Omit<FieldsProps, 'question'> & { question: Of<Name> }

function OptionFields({ question, errorOf, onChange }: OfProps<'choice'>) {
  const { options } = question
  const group = useId()
  const error = errorOf('question.options')
  const put = (next: typeof options) => onChange({ ...question, options: next })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {error !== undefined && <p className="font-medium text-bad">{error}</p>}
      {options.map((option, at) => (
        <fieldset
          // Options have no identity but their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-ctl border border-rule p-2.5"
        >
          <legend className="px-1 font-semibold">{m.admin_lesson_option({ number: at + 1 })}</legend>
          <WordsField
            label={m.admin_lesson_option_words({ number: at + 1 })}
            rows={1}
            words={option.words}
            error={errorOf(`question.options.${at}.words`)}
            onChange={(words) => put(options.with(at, { ...option, words }))}
          />
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={group}
              className="size-5 accent-brand"
              checked={option.isRight === true}
              onChange={() =>
                put(
                  options.map(({ isRight: _, ...one }, index) =>
                    index === at ? { ...one, isRight: true as const } : one,
                  ),
                )
              }
            />
            {m.admin_lesson_option_right()}
          </label>
          {!option.isRight && (
            <WordsField
              label={m.admin_lesson_option_hint({ number: at + 1 })}
              rows={1}
              words={option.hint}
              error={errorOf(`question.options.${at}.hint`)}
              onChange={(hint) => put(options.with(at, { ...option, hint }))}
            />
          )}
          {options.length > 2 && (
            <div>
              <SmallButton
                label={m.admin_course_remove()}
                of={m.admin_lesson_option({ number: at + 1 })}
                onClick={() => put(options.filter((_, index) => index !== at))}
              />
            </div>
          )}
        </fieldset>
      ))}
      {options.length < 5 && (
        <div>
          <SmallButton
            label={m.admin_lesson_option_add()}
            onClick={() => put([...options, { words: { en: '' } }])}
          />
        </div>
      )}
    </div>
  )
}

function MoveFields({ question, errorOf, onChange }: OfProps<'move'>) {
  const { joinedTo: _, ...alone } = question
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,180px),1fr))] items-start gap-3">
      <Field
        label={m.admin_lesson_point_name()}
        value={question.name}
        maxLength={40}
        onChange={({ target }) => onChange({ ...question, name: target.value })}
      />
      <PointsField
        label={m.admin_lesson_segment()}
        value={[question.from, question.to]}
        count={2}
        onChange={([from = question.from, to = question.to]) => onChange({ ...question, from, to })}
      />
      <NumberField
        label={m.admin_lesson_places()}
        value={question.steps}
        error={errorOf('question.steps')}
        onChange={(steps = 2) => onChange({ ...question, steps })}
      />
      <NumberField
        label={m.admin_lesson_begins_at()}
        value={question.beginsAt}
        error={errorOf('question.beginsAt')}
        onChange={(beginsAt = 0) => onChange({ ...question, beginsAt })}
      />
      <NumberField
        label={m.admin_lesson_fits_at()}
        value={question.fitsAt}
        error={errorOf('question.fitsAt')}
        onChange={(fitsAt = 0) => onChange({ ...question, fitsAt })}
      />
      <PointsField
        label={m.admin_lesson_joined_to()}
        value={question.joinedTo ?? []}
        onChange={(joinedTo) =>
          onChange(joinedTo.length === 0 ? alone : { ...alone, joinedTo: [...joinedTo] })
        }
      />
    </div>
  )
}
