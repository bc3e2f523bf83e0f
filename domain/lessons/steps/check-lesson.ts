import { checkAnswer } from '../../../packages/step-marks/answers/check-answer.ts'
import { readExpression } from '../../../packages/step-marks/expression/read-expression.ts'
import { splitOutside } from '../../../packages/step-marks/expression/spelling.ts'
import { Unreadable } from '../../../packages/step-marks/expression/unreadable.ts'
import { compareValues } from '../../../packages/step-marks/values/same-value.ts'
import { checkWorking } from '../../../packages/step-marks/workings/check-working.ts'
import { checkLine, problemOf } from './check-line.ts'
import type { Step, StepLesson, StepLine, StepQuestion, StepWords } from './step-lesson.ts'

/** What is amiss with a lesson of the right shape; nothing where it may be published. */
export function faultsOfLesson(lesson: StepLesson): string[] {
  const { workings = {}, steps, figure } = lesson
  const faults: string[] = []
  const say = (where: string, fault: string) => faults.push(`${where}: ${fault}`)
  const before = new Map<string, string[]>(Object.keys(workings).map((name) => [name, []]))
  for (const [name, working] of Object.entries(workings)) {
    try {
      checkWorking(problemOf(working), [])
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      say(name, `a text of the working cannot be read (${error.reason})`)
      return faults
    }
  }
  for (const [index, step] of steps.entries()) {
    const at = `step ${index + 1}`
    for (const text of textsOf(step))
      if ((text.split('$').length - 1) % 2 !== 0) say(at, `a $ sign without its second: ${text.slice(0, 40)}`)
    if ((step.shapes !== undefined || step.question?.kind === 'move') && figure === undefined)
      say(at, 'shapes without a figure')
    // A question is asked before the lines of its step are shown.
    if (step.question) faults.push(...faultsOfQuestion(step.question, before, lesson).map(prefix(at)))
    for (const line of step.lines ?? []) faults.push(...faultsOfLine(line, before, lesson).map(prefix(at)))
    if (step.table?.rows.some((row) => row.length !== step.table?.head.length))
      say(at, 'a row of the table is longer or shorter than its head')
  }
  if (figure !== undefined && lesson.figureWords === undefined) faults.push('a figure without its words')
  if (figure?.isStretched && figure.heightInPx === undefined)
    faults.push('a stretched figure without its height')
  return faults
}

const prefix = (at: string) => (fault: string) => `${at}: ${fault}`

/** Lines of the lesson as they stand before this one; a right line joins those of its working. */
function faultsOfLine(
  line: StepLine,
  before: Map<string, string[]>,
  { workings = {} }: StepLesson,
): string[] {
  if (line.plain === undefined)
    return line.in === undefined ? [] : ['a line of a working without its plain form']
  if (line.in === undefined) return isTrueByItself(line.plain) ? [] : [`not true by itself: ${line.plain}`]
  const working = workings[line.in]
  const lines = before.get(line.in)
  if (working === undefined || lines === undefined) return [`no working ${line.in}`]
  const { status } = checkLine(working, lines, line.plain)
  lines.push(line.plain)
  return status === 'right' || status === 'repeated' ? [] : [`${status} in ${line.in}: ${line.plain}`]
}

function faultsOfQuestion(
  question: StepQuestion,
  before: Map<string, string[]>,
  { workings = {} }: StepLesson,
): string[] {
  switch (question.kind) {
    case 'line': {
      const working = workings[question.in]
      if (working === undefined) return [`no working ${question.in}`]
      const { status } = checkLine(working, before.get(question.in) ?? [], question.example)
      return status === 'right' ? [] : [`its example is ${status}: ${question.example}`]
    }
    case 'value': {
      const { answerKind: kind, answer, rules = {} } = question
      const { verdict } = checkAnswer({ kind, answer, rules, input: answer })
      return verdict === 'right' ? [] : [`its own answer is ${verdict}: ${answer}`]
    }
    case 'choice':
      return question.options.filter(({ isRight }) => isRight).length === 1 ? [] : ['not one right option']
    case 'slip':
      return faultsOfSlip(question, workings)
    case 'move':
      return question.fitsAt > question.steps || question.beginsAt > question.steps
        ? ['the point rests nowhere there']
        : question.fitsAt === question.beginsAt
          ? ['the point fits where it begins']
          : []
  }
}

/** The engine finds the slip where it is said to be, if the lines have plain forms. */
function faultsOfSlip(
  { lines, wrong }: Extract<StepQuestion, { kind: 'slip' }>,
  workings: NonNullable<StepLesson['workings']>,
): string[] {
  if (wrong > lines.length) return ['the slip is in no line']
  const plain = lines.map((line) => line.plain)
  const name = lines[0]?.in
  if (name === undefined) {
    const firstFalse = plain.findIndex((text) => text !== undefined && !isTrueByItself(text))
    return plain.includes(undefined) || firstFalse + 1 === wrong
      ? []
      : [`the first false line is ${firstFalse + 1}`]
  }
  const working = workings[name]
  if (working === undefined) return [`no working ${name}`]
  const { firstWrong } = checkWorking(
    problemOf(working),
    plain.map((text) => text ?? ''),
  )
  return firstWrong === wrong ? [] : [`the first wrong line is ${firstWrong ?? 'none'}`]
}

/** Whether all sides of a chain have the same value, whatever its letters are. */
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

/** Every text of a step that is shown, in every language. */
function textsOf({ words, margin, table, question }: Step): string[] {
  const all: (StepWords | undefined)[] = [
    words,
    margin,
    ...(table ? [...table.head, ...table.rows.flat()] : []),
    ...(question ? [question.ask, question.hint, question.why] : []),
    ...(question?.kind === 'choice' ? question.options.flatMap((option) => [option.words, option.hint]) : []),
  ]
  return all.flatMap((one) =>
    one === undefined ? [] : Object.values(one).filter((text) => text !== undefined),
  )
}
