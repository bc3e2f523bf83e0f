import type { StepWorking } from '../../../domain/lessons/steps/step-lesson.ts'
import { m } from '../../../domain/messages/compiled/messages.js'

/** A problem by its name and first equation: "A: x^2 = 9". */
export function workingText(name: string, { given, start, target }: StepWorking): string {
  const what = given?.join(', ') || start || target
  return m.admin_lesson_working_named({ name: what ? `${name}: ${what}` : name })
}

/** The problems of a lesson, as options. */
export function workingOptions(workings: Readonly<Record<string, StepWorking>>) {
  return Object.entries(workings).map(([id, working]) => ({ id, name: workingText(id, working) }))
}

/** The letters that its lines use. */
export function lettersOf(working: StepWorking | undefined): string[] | undefined {
  if (working === undefined) return undefined
  const { variables = [], facts = {}, formulas = {} } = working
  return [...new Set([...variables, ...Object.keys(facts), ...Object.keys(formulas)])]
}

/** An unused problem name: A, B, and so on. */
export function freeName(workings: Readonly<Record<string, unknown>>): string {
  const names = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return names.find((name) => !(name in workings)) ?? `P${Object.keys(workings).length + 1}`
}

/** Values by letter as typed: `x = 3, y = -1`; incomplete ones are omitted. */
export function readValues(text: string): Record<string, string> {
  const pairs = text.split(/[,;]/).map((pair) => pair.split('=').map((part) => part.trim()))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value = '']) => (/^[\p{L}]\w*$/u.test(name) && value ? [[name, value]] : [])),
  )
}

export function writeValues(values: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
}
