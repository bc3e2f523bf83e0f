import * as z from 'zod/mini'
import type { LessonFault, LessonFaultKey } from '../../lessons/steps/check-lesson.ts'
import {
  lessonParts,
  type StepLesson,
  type StepWords,
  type StepWorking,
  stepId,
  stepLesson,
} from '../../lessons/steps/step-lesson.ts'
import { mostLessonTitleLength } from './rules.ts'

const { head, step } = lessonParts(0)

/** A draft of a step lesson: its texts may be missing, and its steps have names. */
export const lessonDocument = z.strictObject({
  ...head,
  steps: z.array(z.extend(step, { id: stepId })).check(z.maxLength(40)),
})
export type LessonDocument = z.output<typeof lessonDocument>
export type DraftStep = LessonDocument['steps'][number]

/** The initial title of a lesson. */
export const lessonTitle = z
  .string('admin_title_required')
  .check(
    z.trim(),
    z.minLength(1, 'admin_title_required'),
    z.maxLength(mostLessonTitleLength, 'admin_text_too_long'),
  )

/** The editor's initial state for a published lesson. */
export function documentOf({ id: _, version: __, steps, ...lesson }: StepLesson): LessonDocument {
  return { ...lesson, steps: steps.map((one, index) => ({ ...one, id: one.id ?? `step-${index + 1}` })) }
}

type LessonIdentity = Pick<StepLesson, 'id' | 'version'>

/** A draft as a lesson; empty optional fields are omitted. It may be incomplete. */
export function lessonOf(document: LessonDocument, { id, version }: LessonIdentity): StepLesson {
  const { title, unreviewed, figure, figureWords, workings, steps } = document
  return {
    id,
    version,
    title: filledTexts(title) ?? { en: '' },
    ...(unreviewed && unreviewed.length > 0 && { unreviewed }),
    ...(figure && { figure }),
    ...optional('figureWords', figureWords),
    ...(workings && Object.keys(workings).length > 0 && { workings: mapped(workings, workingOf) }),
    steps: steps.map(stepOf),
  }
}

function mapped<Value>(
  record: Record<string, Value>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

function workingOf({ start, target, ...working }: StepWorking): StepWorking {
  return { ...working, ...(start && { start }), ...(target && { target }) }
}

function stepOf(one: DraftStep): StepLesson['steps'][number] {
  const { words, said, lines, margin, shapes, question, ...rest } = one
  return {
    ...rest,
    words: filledTexts(words) ?? { en: '' },
    ...optional('said', said),
    ...(lines &&
      lines.length > 0 && {
        lines: lines.map((line) => {
          if (!('tex' in line) || line.plain !== '') return line
          const { plain: _, ...tex } = line
          return tex
        }),
      }),
    ...optional('margin', margin),
    ...(shapes && shapes.length > 0 && { shapes }),
    ...(question && { question: questionOf(question) }),
  }
}

function questionOf(
  question: NonNullable<DraftStep['question']>,
): NonNullable<StepLesson['steps'][number]['question']> {
  const common = {
    ask: filledTexts(question.ask) ?? { en: '' },
    hint: filledTexts(question.hint) ?? { en: '' },
  }
  const { why, ...rest } = question
  const whole = { ...rest, ...common, ...optional('why', why) }
  if (whole.kind !== 'choice') return whole
  return {
    ...whole,
    options: whole.options.map(({ words, isRight, hint }) => ({
      words: filledTexts(words) ?? { en: '' },
      ...(isRight && { isRight }),
      ...optional('hint', hint),
    })),
  }
}

/** Texts without the empty languages; undefined where none is written. */
function filledTexts({ en, hi, te }: StepWords): StepWords | undefined {
  const others = { ...(hi && { hi }), ...(te && { te }) }
  return en === '' && Object.keys(others).length === 0 ? undefined : { en, ...others }
}

function optional<Name extends string>(
  name: Name,
  words: StepWords | undefined,
): { [Key in Name]?: StepWords } {
  const texts = words && filledTexts(words)
  // One field of this name.
  return texts === undefined ? {} : ({ [name]: texts } as { [Key in Name]?: StepWords })
}

/** What a lesson is missing before the engine checks it: each required text and value. */
export function shapeFaults(lesson: StepLesson): LessonFault[] {
  const judged = stepLesson.safeParse(lesson)
  if (judged.success) return []
  return judged.error.issues.map((issue) => {
    const [first, at, ...rest] = issue.path.map(String)
    const key = keyOf(issue)
    if (first !== 'steps' || at === undefined)
      return { step: null, field: issue.path.join('.'), key, about: '' }
    return { step: Number(at) + 1, field: rest.join('.') || 'words', key, about: '' }
  })
}

function keyOf({ code, path }: { code: string; path: readonly PropertyKey[] }): LessonFaultKey {
  if (code === 'too_small' && path.length === 1 && path[0] === 'steps') return 'admin_lesson_fault_few_steps'
  // An empty text, or one of the two forms of a line without its text.
  return code === 'too_small' || code === 'invalid_union'
    ? 'admin_lesson_fault_missing'
    : 'admin_lesson_fault_value'
}
