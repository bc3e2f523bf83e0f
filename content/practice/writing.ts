import type { SolutionLine, Words } from '../../domain/practice/question.ts'
import { readExpression } from '../../packages/step-marks/expression/read-expression.ts'
import { toTeX } from '../../packages/step-marks/expression/tex.ts'
import type { Problem } from '../../packages/step-marks/workings/problem.ts'
import type { Random } from '../worksheets/random.ts'

export const say = (en: string, hi: string, te: string): Words => ({ en, hi, te })

/** A formula of a stem, hint or line: from plain text, as a student types it, to TeX between `$` signs. */
export function maths(plain: string): string {
  return `$${tex(plain)}$`
}

/** 1st, 2nd, 3rd, 11th, 22nd: only needed in English. */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** Working of two marks: the equation with its one unknown, and the value that solves it. */
export function oneUnknown(equation: string, name: string, value: string, facts?: Problem['facts']): Problem {
  return {
    mode: 'solve',
    variables: [name],
    given: [equation],
    ...(facts && { facts }),
    worlds: [{ [name]: value }],
    marks: 2,
    milestones: [
      { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
      { id: 'value', marks: 1, shapes: ['all-values'] },
    ],
  }
}

/** A line of the model solution as a student types it, with `reason` before it. */
export function line(plain: string, marks: number, reason?: Words): SolutionLine {
  const shown = statements(plain)
  return {
    line: reason === undefined ? shown : join(reason, ': ', shown),
    marks,
    plain,
  }
}

/** A line of words, with or without formulas; `plain` is what a student types instead. */
export function told(line: Words, marks: number, plain?: string): SolutionLine {
  return { line, marks, ...(plain !== undefined && { plain }) }
}

/** A value to two decimals; it is shown as rounded where it is, and typed with an equals sign. */
export function rounded(name: string, exact: number, unit: string, marks: number): SolutionLine {
  const text = `${exact.toFixed(2)} ${unit}`
  const sign = Math.abs(exact - Number(exact.toFixed(2))) < 1e-9 ? '=' : '≈'
  return { ...line(`${name} ${sign} ${text}`, marks), plain: `${name} = ${text}` }
}

/** Draws again until the numbers suit. */
export function drawUntil<Drawn>(
  random: Random,
  draw: (random: Random) => Drawn,
  suits: (drawn: Drawn) => boolean,
): Drawn {
  for (let turn = 0; turn < 1000; turn += 1) {
    const drawn = draw(random)
    if (suits(drawn)) return drawn
  }
  throw new Error('no drawn numbers suit this question')
}

const or = say('or', 'या', 'లేదా')
const and = say('and', 'और', 'మరియు')
const relation = /\s*(<=|>=|!=|[=<>≈:])\s*/
const relationsInTeX: Record<string, string> = {
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '≈': '\\approx',
}
/** A unit after a number stays upright. */
const unit = /(?<=[\d)])\s+(km\/h|m\/s|mm|cm|km|kg|m|g)(?:\^([23]))?$/

function tex(plain: string): string {
  return plain
    .split(/\s*,\s+/)
    .map((part) =>
      part
        .split(relation)
        .map((side, index) => (index % 2 === 1 ? ` ${relationsInTeX[side] ?? side} ` : sideInTeX(side)))
        .join('')
        .trim(),
    )
    .join(',\\ ')
}

function sideInTeX(side: string): string {
  const [ending = '', name, power] = unit.exec(side) ?? []
  const value = side.slice(0, side.length - ending.length).trim()
  const raised = power === undefined ? '' : `^{${power}}`
  const shown =
    value === '' || value === '...' ? value.replace('...', '\\ldots') : toTeX(readExpression(value))
  return name === undefined ? shown : `${shown}\\ \\text{${name}}${raised}`
}

/** Statements with `or` and `and` between them, which are words of the language. */
function statements(plain: string): Words {
  const parts = plain.split(/\s+(or|and)\s+/)
  const inLanguage = (language: keyof Words) =>
    parts
      .map((part, index) => (index % 2 === 1 ? (part === 'or' ? or : and)[language] : maths(part)))
      .join(' ')
  return say(inLanguage('en'), inLanguage('hi'), inLanguage('te'))
}

const join = (one: Words, between: string, other: Words): Words =>
  say(`${one.en}${between}${other.en}`, `${one.hi}${between}${other.hi}`, `${one.te}${between}${other.te}`)
