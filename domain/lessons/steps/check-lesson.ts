import { readExpression } from '../../../packages/step-marks/expression/read-expression.ts'
import { splitOutside } from '../../../packages/step-marks/expression/spelling.ts'
import { Unreadable } from '../../../packages/step-marks/expression/unreadable.ts'
import { compareValues } from '../../../packages/step-marks/values/same-value.ts'
import { checkLine, judgeLines, linesBefore } from './check-line.ts'
import { checkValue } from './check-value.ts'
import { plainShapes } from './plain-shapes.ts'
import type { Step, StepLesson, StepLine, StepQuestion, StepWords } from './step-lesson.ts'

/** Faults at a place of a lesson; each is a key of the catalogue. */
const lessonFaultKeys = [
  'admin_lesson_fault_missing',
  'admin_lesson_fault_value',
  'admin_lesson_fault_few_steps',
  'admin_lesson_fault_dollar',
  'admin_lesson_fault_tex',
  'admin_lesson_fault_no_figure',
  'admin_lesson_fault_figure_words',
  'admin_lesson_fault_figure_height',
  'admin_lesson_fault_table',
  'admin_lesson_fault_working',
  'admin_lesson_fault_no_working',
  'admin_lesson_fault_no_plain',
  'admin_lesson_fault_unchecked',
  'admin_lesson_fault_untrue',
  'admin_lesson_fault_wrong_line',
  'admin_lesson_fault_unread_line',
  'admin_lesson_fault_example',
  'admin_lesson_fault_answer',
  'admin_lesson_fault_options',
  'admin_lesson_fault_slip',
  'admin_lesson_fault_point',
  'admin_lesson_fault_recording',
] as const
export type LessonFaultKey = (typeof lessonFaultKeys)[number]

export type LessonFault = {
  /** Counted from 1; null outside of steps. */
  step: number | null
  /** The field of the step or of the lesson, such as `lines.0` or `question.example`. */
  field: string
  key: LessonFaultKey
  /** The text that is wrong. */
  about: string
}

type StepFault = Omit<LessonFault, 'step'>

/** The faults of a lesson of valid shape; empty where it may be published. */
export function lessonFaults(lesson: StepLesson): LessonFault[] {
  const { workings = {}, steps, figure, figureWords } = lesson
  const faults: LessonFault[] = []
  const earlierLines = new Map<string, string[]>(Object.keys(workings).map((name) => [name, []]))
  for (const [name, working] of Object.entries(workings)) {
    try {
      judgeLines(working, [])
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      const fault = {
        field: `workings.${name}`,
        key: 'admin_lesson_fault_working',
        about: error.reason,
      } as const
      return [{ step: null, ...fault }]
    }
  }
  for (const [index, step] of steps.entries()) {
    const addFaults = (found: readonly StepFault[]) =>
      faults.push(...found.map((one) => ({ step: index + 1, ...one })))
    for (const { field, text } of textsOf(step))
      if ((text.split('$').length - 1) % 2 !== 0)
        addFaults([{ field, key: 'admin_lesson_fault_dollar', about: text.slice(0, 40) }])
    if ((step.shapes !== undefined || step.question?.kind === 'move') && figure === undefined)
      addFaults([{ field: 'shapes', key: 'admin_lesson_fault_no_figure', about: '' }])
    // A question is asked before the lines of its step are shown.
    if (step.question) addFaults(faultsOfQuestion(step.question, index, lesson))
    for (const [at, line] of (step.lines ?? []).entries())
      addFaults(faultsOfLine(line, `lines.${at}`, earlierLines, lesson))
    if (step.table?.rows.some((row) => row.length !== step.table?.head.length))
      addFaults([{ field: 'table', key: 'admin_lesson_fault_table', about: '' }])
  }
  if (figure !== undefined && figureWords === undefined)
    faults.push({ step: null, field: 'figureWords', key: 'admin_lesson_fault_figure_words', about: '' })
  if (figure?.isStretched && figure.heightInPx === undefined)
    faults.push({ step: null, field: 'figure', key: 'admin_lesson_fault_figure_height', about: '' })
  return faults
}

/** TeX that cannot be rendered, in any field. */
export function faultsOfTex(lesson: StepLesson, drawTex: (tex: string) => string): LessonFault[] {
  const canBeDrawn = (tex: string) => {
    try {
      drawTex(tex)
      return true
    } catch {
      return false
    }
  }
  return lesson.steps.flatMap((step, index) =>
    formulasOf(step)
      .filter(({ tex }) => !canBeDrawn(tex))
      .map(({ field, tex }) => ({
        step: index + 1,
        field,
        key: 'admin_lesson_fault_tex' as const,
        about: tex.slice(0, 60),
      })),
  )
}

function formulasOf(step: Step): { field: string; tex: string }[] {
  const { lines = [], shapes = [], question } = step
  const ofLine = (line: StepLine, field: string) => ('tex' in line ? [{ field, tex: line.tex }] : [])
  return [
    ...textsOf(step).flatMap(({ field, text }) =>
      [...text.matchAll(/\$([^$]*)\$/g)].map(([, tex = '']) => ({ field, tex })),
    ),
    ...lines.flatMap((line, at) => ofLine(line, `lines.${at}`)),
    ...(question?.kind === 'slip'
      ? question.lines.flatMap((line, at) => ofLine(line, `question.lines.${at}`))
      : []),
    ...shapes.flatMap((shape, at) =>
      plainShapes(shape).flatMap((one) =>
        one.kind === 'label' ? [{ field: `shapes.${at}`, tex: one.tex }] : [],
      ),
    ),
  ]
}

const keysOfLines = {
  wrong: 'admin_lesson_fault_wrong_line',
  unread: 'admin_lesson_fault_unread_line',
  unchecked: 'admin_lesson_fault_unchecked',
} as const

/** Lines of the lesson before this one; a correct line joins those of its working. */
function faultsOfLine(
  line: StepLine,
  field: string,
  before: Map<string, string[]>,
  { workings = {} }: StepLesson,
): StepFault[] {
  if (line.plain === undefined)
    return line.in === undefined ? [] : [{ field, key: 'admin_lesson_fault_no_plain', about: '' }]
  const about = line.plain
  if (line.in === undefined)
    return isTrueByItself(about) ? [] : [{ field, key: 'admin_lesson_fault_untrue', about }]
  const working = workings[line.in]
  const lines = before.get(line.in)
  if (working === undefined || lines === undefined)
    return [{ field, key: 'admin_lesson_fault_no_working', about: line.in }]
  const { status } = checkLine(working, lines, about)
  lines.push(about)
  if (status === 'right' || status === 'repeated') return []
  return [{ field, key: keysOfLines[status], about }]
}

function faultsOfQuestion(question: StepQuestion, at: number, lesson: StepLesson): StepFault[] {
  const { workings = {} } = lesson
  switch (question.kind) {
    case 'line': {
      const working = workings[question.in]
      if (working === undefined)
        return [{ field: 'question.in', key: 'admin_lesson_fault_no_working', about: question.in }]
      const { status } = checkLine(working, linesBefore(lesson, at, question.in), question.example)
      return status === 'right'
        ? []
        : [{ field: 'question.example', key: 'admin_lesson_fault_example', about: question.example }]
    }
    case 'value': {
      const { answer } = question
      return checkValue(question, answer) === 'right'
        ? []
        : [{ field: 'question.answer', key: 'admin_lesson_fault_answer', about: answer }]
    }
    case 'choice':
      return question.options.filter(({ isRight }) => isRight).length === 1
        ? []
        : [{ field: 'question.options', key: 'admin_lesson_fault_options', about: '' }]
    case 'slip':
      return isSlipThere(question, workings)
        ? []
        : [{ field: 'question.wrong', key: 'admin_lesson_fault_slip', about: String(question.wrong) }]
    case 'move': {
      const { steps, fitsAt, beginsAt } = question
      return fitsAt > steps || beginsAt > steps || fitsAt === beginsAt
        ? [{ field: 'question.fitsAt', key: 'admin_lesson_fault_point', about: '' }]
        : []
    }
  }
}

/** Whether the engine finds the slip where the author marked it, if the lines have plain forms. */
function isSlipThere(
  { lines, wrong }: Extract<StepQuestion, { kind: 'slip' }>,
  workings: NonNullable<StepLesson['workings']>,
): boolean {
  if (wrong > lines.length) return false
  const plain = lines.map((line) => line.plain)
  const name = lines[0]?.in
  if (name === undefined) {
    const firstFalse = plain.findIndex((text) => text !== undefined && !isTrueByItself(text))
    return plain.includes(undefined) || firstFalse + 1 === wrong
  }
  const working = workings[name]
  if (working === undefined) return false
  const texts = plain.map((text) => text ?? '')
  return judgeLines(working, texts).firstWrong === wrong
}

/** Whether all sides of a chain are equal for all values of its letters. */
function isTrueByItself(plain: string): boolean {
  const sides = splitOutside(plain, /=/).map((side) => side.trim())
  if (sides.length < 2) return false
  try {
    const [first, ...others] = sides.map((side) => readExpression(side, { groupedDigits: true }))
    return first !== undefined && others.every((other) => compareValues(first, other) === 'same')
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

/** Every displayed text of a step, in every language. */
function textsOf({ words, margin, table, question }: Step): { field: string; text: string }[] {
  const all: [field: string, words: StepWords | undefined][] = [
    ['words', words],
    ['margin', margin],
    ...[...(table?.head ?? []), ...(table?.rows.flat() ?? [])].map((cell): [string, StepWords] => [
      'table',
      cell,
    ]),
    ['question.ask', question?.ask],
    ['question.hint', question?.hint],
    ['question.why', question?.why],
    ...(question?.kind === 'choice'
      ? question.options.flatMap((option, at): [string, StepWords | undefined][] => [
          [`question.options.${at}.words`, option.words],
          [`question.options.${at}.hint`, option.hint],
        ])
      : []),
  ]
  return all.flatMap(([field, one]) =>
    Object.values(one ?? {}).flatMap((text) => (text === undefined ? [] : [{ field, text }])),
  )
}
