import { type ReactNode, useMemo, useState } from 'react'
import type { DraftStep, LessonDocument } from '../../../domain/admin/lessons/schemas.ts'
import { drawLesson } from '../../../domain/lessons/steps/draw-lesson.ts'
import type { DrawnLesson } from '../../../domain/lessons/steps/drawn-lesson.ts'
import type { Step } from '../../../domain/lessons/steps/step-lesson.ts'
import type { Locale } from '../../../domain/locales.ts'
import { m } from '../../../domain/messages/compiled/messages.js'
import { StepFigure } from '../../lessons/steps/step-figure.tsx'
import { StepQuestion } from '../../lessons/steps/step-question.tsx'
import { LineField } from '../../practice/line-field.tsx'
import { Choice, named } from '../ui/parts.tsx'
import { SmallButton } from '../ui/small-button.tsx'
import { useDebounced } from '../ui/use-debounced.ts'
import { LinesField } from './lines-field.tsx'
import { NumberField } from './number-field.tsx'
import { QuestionForm } from './question-form.tsx'
import { ShapesField } from './shapes-field.tsx'
import { firstTable, TableField } from './table-field.tsx'
import { VoiceField } from './voice-field.tsx'
import { WordsField } from './words-field.tsx'
import { type ErrorOf, lessonFrom, useWriting } from './writing.ts'

type Props = {
  step: DraftStep
  index: number
  errorOf: ErrorOf
  onChange(step: DraftStep): void
}

const marks = ['½', '1', '1½', '2'] as const
const drawnAfterMs = 300

/** All fields of one step. */
export function StepForm({ step, index, errorOf, onChange }: Props) {
  const { document, language, drawTex } = useWriting()
  const later = useDebounced(document, drawnAfterMs)
  const drawn = useMemo(() => drawnOrNull(later, language, drawTex), [later, language, drawTex])
  const shown = drawn?.steps.slice(0, index + 1).map(({ shapes = [] }) => shapes) ?? []
  const { figure } = document
  const put = <Name extends keyof DraftStep>(name: Name, value: DraftStep[Name] | undefined) => {
    const { [name]: _, ...rest } = step
    // Only optional parts can be removed.
    onChange((value === undefined ? rest : { ...rest, [name]: value }) as DraftStep)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WordsField
        label={m.admin_lesson_words()}
        hint={m.admin_lesson_words_hint()}
        rows={3}
        words={step.words}
        error={errorOf('words')}
        onChange={(words) => put('words', words)}
      />
      <Part title={m.admin_lesson_question()} isOpen={step.question !== undefined}>
        <QuestionForm
          question={step.question}
          errorOf={errorOf}
          onChange={(question) => put('question', question)}
          trial={drawn && <Trial key={step.question?.kind} drawn={drawn} index={index} />}
        />
      </Part>
      <Part title={m.admin_lesson_lines()} isOpen={(step.lines?.length ?? 0) > 0}>
        <LinesField
          lines={step.lines ?? []}
          field="lines"
          most={6}
          errorOf={errorOf}
          onChange={(lines) => put('lines', lines.length === 0 ? undefined : lines)}
        />
      </Part>
      <Part
        title={m.admin_lesson_shapes()}
        isOpen={step.shapes !== undefined || errorOf('shapes') !== undefined}
      >
        {figure === undefined ? (
          <p className={errorOf('shapes') === undefined ? 'text-ink-2' : 'font-medium text-bad'}>
            {m.admin_lesson_fault_no_figure()}
          </p>
        ) : (
          <>
            {drawn?.figure && (
              <div className="mb-3 max-w-[340px]">
                <StepFigure
                  figure={drawn.figure}
                  shapes={shown.flat()}
                  newFrom={shown.slice(0, -1).flat().length}
                  moved={null}
                />
              </div>
            )}
            <ShapesField
              shapes={step.shapes ?? []}
              view={figure.view}
              errorOf={errorOf}
              onChange={(shapes) => put('shapes', shapes.length === 0 ? undefined : shapes)}
            />
          </>
        )}
      </Part>
      <Part title={m.admin_lesson_table()} isOpen={step.table !== undefined}>
        {step.table === undefined ? (
          <SmallButton label={m.admin_lesson_table_add()} onClick={() => put('table', firstTable())} />
        ) : (
          <TableField table={step.table} errorOf={errorOf} onChange={(table) => put('table', table)} />
        )}
      </Part>
      <Part
        title={m.admin_lesson_more()}
        isOpen={[step.mark, step.margin, step.said, step.recorded, step.seconds].some(
          (value) => value !== undefined,
        )}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-start gap-3">
            <Choice
              label={m.admin_lesson_mark()}
              value={step.mark ?? ''}
              onChoose={(mark) => put('mark', mark ?? undefined)}
              none={m.admin_field_none()}
              options={named(marks, String)}
            />
            <NumberField
              label={m.admin_lesson_seconds()}
              hint={m.admin_lesson_seconds_hint()}
              value={step.seconds}
              isOptional
              error={errorOf('seconds')}
              onChange={(seconds) => put('seconds', seconds)}
            />
          </div>
          <WordsField
            label={m.admin_lesson_margin()}
            hint={m.admin_lesson_margin_hint()}
            rows={1}
            words={step.margin}
            error={errorOf('margin')}
            onChange={(margin) => put('margin', margin)}
          />
          <WordsField
            label={m.admin_lesson_said()}
            hint={m.admin_lesson_said_hint()}
            words={step.said}
            error={errorOf('said')}
            onChange={(said) => put('said', said)}
          />
          <VoiceField
            recorded={step.recorded}
            number={index + 1}
            errorOf={errorOf}
            onChange={(recorded) => put('recorded', recorded)}
          />
        </div>
      </Part>
    </div>
  )
}

function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  // An open part stays open when its last field is emptied.
  const [begins] = useState(isOpen)
  return (
    <details open={begins || isOpen} className="rounded-ctl border border-rule bg-paper p-3">
      <summary className="min-h-6 cursor-pointer font-bold">{title}</summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}

/** The question as a student gets it, checked by the engine; it can be tried repeatedly. */
function Trial({ drawn, index }: { drawn: DrawnLesson; index: number }) {
  const [round, setRound] = useState(0)
  const [isAnswered, setAnswered] = useState(false)
  const question = drawn.steps[index]?.question
  if (question === undefined) return null
  return (
    <section aria-label={m.admin_lesson_try()} lang={drawn.language}>
      <h4 className="mb-2 font-bold">{m.admin_lesson_try()}</h4>
      <StepQuestion
        key={`${round} ${JSON.stringify(question)}`}
        question={question}
        workings={drawn.workings}
        isAnswered={isAnswered}
        LineField={LineField}
        onMove={() => undefined}
        onAnswered={() => setAnswered(true)}
      />
      {isAnswered && (
        <SmallButton
          label={m.admin_try_again()}
          onClick={() => {
            setAnswered(false)
            setRound(round + 1)
          }}
        />
      )}
    </section>
  )
}

/** The lesson as students would get it now; null where a number or text of it is invalid. */
export function drawnOrNull(
  document: LessonDocument,
  language: Locale,
  drawTex: (tex: string) => string,
): DrawnLesson | null {
  try {
    return drawLesson(lessonFrom(document), language, drawTex)
  } catch {
    return null
  }
}

/** The list's label of a step without words. */
export function stepTitle({ words }: Pick<Step, 'words'>, number: number): string {
  const text = words.en.replaceAll('$', '').trim()
  return text === ''
    ? m.admin_lesson_step({ number })
    : `${m.admin_lesson_step({ number })}: ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`
}
