import { describe, expect, it } from 'vitest'
import { checkWorking } from './check-working.ts'
import type { Problem } from './problem.ts'

const problem: Problem = {
  mode: 'solve',
  variables: ['x'],
  given: ['x^2-5x+6=0'],
  worlds: [{ x: '2' }, { x: '3' }],
  marks: 3,
  milestones: [
    { id: 'split', marks: 1, shapes: ['equation', 'discriminant'] },
    { id: 'factors', marks: 1, shapes: ['factored', 'formula', 'square'] },
    { id: 'roots', marks: 1, shapes: ['all-values'] },
  ],
}

const marked = (lines: readonly string[]) => {
  const report = checkWorking(problem, lines)
  return { ...report, lineMarks: report.lines.map(({ marks }) => marks) }
}

describe('the marks of each line', () => {
  it('are those of the milestone that it reaches', () => {
    const { marks, lineMarks } = marked(['x²-2x-3x+6=0', '(x-2)(x-3)=0', 'x=2 or x=3'])
    expect({ marks, lineMarks }).toEqual({ marks: 3, lineMarks: [1, 1, 1] })
  })

  it('are not earned by the slip, but by what follows correctly from it', () => {
    const { marks, lineMarks, lines } = marked(['x²-2x-3x+6=0', '(x-2)(x+3)=0', 'x=2 or x=-3'])
    expect(lines.map(({ status }) => status)).toEqual(['ok', 'wrong', 'ft'])
    expect({ marks, lineMarks }).toEqual({ marks: 2, lineMarks: [1, 0, 1] })
  })

  it('are on the line that earned several at once', () => {
    expect(marked(['Let us solve', 'x = 2 or 3']).lineMarks).toEqual([0, 3])
  })

  it('of the equation of the question are the same with its sides exchanged', () => {
    const fractions: Problem = {
      mode: 'solve',
      variables: ['x'],
      given: ['(5x+2)/(2x+5)=4/3'],
      worlds: [{ x: '2' }],
      marks: 3,
      milestones: [
        { id: 'equation', marks: 1, shapes: ['equation', 'restated'] },
        { id: 'expanded', marks: 1, shapes: ['expanded'] },
        { id: 'value', marks: 1, shapes: ['all-values'] },
      ],
    }
    for (const line of ['(5x+2)/(2x+5) = 4/3', '4/3 = (5x+2)/(2x+5)'])
      expect(checkWorking(fractions, [line]).marks).toBe(1)
  })

  it('add up to the marks of the working, for any input', () => {
    for (const lines of [['x=2', 'x=3'], ['x=2'], ['(x-2)(x+3)=0', '(x-2)(x-3)=0', 'x=2, 3'], ['x=', '?']]) {
      const { marks, lineMarks } = marked(lines)
      expect(lineMarks.reduce((sum, mark) => sum + mark, 0)).toBe(marks)
    }
  })
})
