import { describe, expect, it } from 'vitest'
import { type Markable, markAttempt } from './mark-attempt.ts'

const question: Markable = {
  ask: { kind: 'solutions', answer: '2 or 3', rules: { variable: 'x' } },
  working: {
    mode: 'solve',
    variables: ['x'],
    given: ['x^2 - 5x + 6 = 0'],
    worlds: [{ x: '2' }, { x: '3' }],
    milestones: [
      { id: 'apply', marks: 2, shapes: ['factored'] },
      { id: 'roots', marks: 1, shapes: ['all-values'] },
    ],
    marks: 3,
  },
  marks: 3,
}
const board = 'cbse' as const
const factored = '(x - 2)(x - 3) = 0'

describe('an attempt', () => {
  it('earns the marks of its lines, and those of its answer', () => {
    const marked = markAttempt(question, { lines: [factored], answer: 'x = 2 or x = 3' }, { board })
    expect(marked).toMatchObject({ verdict: 'right', marks: 3, lines: [{ status: 'ok' }] })
  })

  it('without a working earns the answer’s mark, or full marks by the board’s rule', () => {
    const typed = { lines: [], answer: '2, 3' }
    expect(markAttempt(question, typed, { board })).toMatchObject({ verdict: 'right', marks: 1 })
    expect(markAttempt(question, typed, { board: 'tamil-nadu' }).marks).toBe(3)
  })

  it('without a separate answer uses its last line', () => {
    const lines = [factored, 'x = 2 or x = 3']
    expect(markAttempt(question, { lines, answer: '' }, { board })).toMatchObject({
      verdict: 'right',
      marks: 3,
    })
    expect(markAttempt(question, { lines: [], answer: '' }, { board })).toMatchObject({
      verdict: 'wrong',
      marks: 0,
    })
  })

  it('is right by an answer that was accepted later', () => {
    const typed = { lines: [], answer: '5' }
    expect(markAttempt(question, typed, { board }).verdict).not.toBe('right')
    expect(markAttempt(question, typed, { board, otherAnswers: ['5'] })).toMatchObject({ marks: 3 })
  })
})
