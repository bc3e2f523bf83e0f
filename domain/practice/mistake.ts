import { checkAnswer } from '../../packages/step-marks/answers/check-answer.ts'
import { type Mistake, mistakes } from './mistakes.ts'
import type { PracticeQuestion } from './question.ts'

type Ask = PracticeQuestion['ask']

/** The right values of an answer, and how they are written as one. */
type AnswerValues = { values: readonly string[]; write(values: readonly string[]): string }

const timesOf = (value: string, by: string) => `(${value})*(${by})`
const opposite = (value: string) => `-(${value})`

/** What is wrong with an answer compared to the key; null where only its value is. `reason` is the engine's. */
export function mistakeOf(ask: Ask, input: string, reason: string | null): Mistake | null {
  const told = mistakes.find((mistake) => mistake === reason)
  if (told !== undefined) return told
  const written = valuesOf(ask)
  if (written === null) return null
  const { values, write } = written
  const { kind, rules } = ask
  const found = answersOfMistakes(values).find(([, wrong]) => {
    const { verdict } = checkAnswer({ kind, answer: write(wrong), input, ...(rules && { rules }) })
    return verdict === 'right' || verdict === 'form'
  })
  return found?.[0] ?? null
}

function answersOfMistakes(values: readonly string[]): (readonly [Mistake, readonly string[]])[] {
  const [first = '', second] = values
  if (second !== undefined)
    return [
      ['opposite', values.map(opposite)],
      ['swapped', values.toReversed()],
      ...values.map((_, at) => {
        const wrong = values.map((value, index) => (index === at ? opposite(value) : value))
        return ['one-opposite', wrong] as const
      }),
    ]
  return [
    ['opposite', [opposite(first)]],
    ['double', [timesOf(first, '2')]],
    ['half', [timesOf(first, '1/2')]],
    ['ten-times', [timesOf(first, '10')]],
    ['tenth', [timesOf(first, '1/10')]],
    ['upside-down', [`1/(${first})`]],
  ]
}

function valuesOf({ kind, answer, rules }: Ask): AnswerValues | null {
  switch (kind) {
    case 'number':
    case 'money':
      return { values: [answer.replace('₹', '')], write: ([value = '']) => value }
    case 'quantity': {
      const unit = rules?.unit ?? ''
      if (!answer.endsWith(unit)) return null
      return {
        values: [answer.slice(0, answer.length - unit.length)],
        write: ([value]) => `${value} ${unit}`,
      }
    }
    case 'pair': {
      const parts = answer.split(',').map((part) => part.split('='))
      const values = parts.map(([, value = '']) => value.trim())
      if (values.length !== 2 || values.includes('')) return null
      return { values, write: (given) => parts.map(([name], at) => `${name} = ${given[at]}`).join(', ') }
    }
    case 'solutions': {
      const values = answer.split(' or ')
      return { values, write: (given) => given.join(' or ') }
    }
    case 'ratio': {
      const values = answer.split(':')
      return values.length === 2 ? { values, write: (given) => given.join(':') } : null
    }
    case 'point': {
      const values = answer.replace(/^\(|\)$/g, '').split(',')
      return values.length === 2 ? { values, write: (given) => `(${given.join(', ')})` } : null
    }
    default:
      return null
  }
}
