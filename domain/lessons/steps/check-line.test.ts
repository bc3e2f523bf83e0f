import { describe, expect, it } from 'vitest'
import { checkLine, linesBefore } from './check-line.ts'
import { checkValue } from './check-value.ts'
import type { StepLesson, StepWorking } from './step-lesson.ts'

const roots: StepWorking = {
  mode: 'solve',
  variables: ['x'],
  given: ['x^2-5x+6=0'],
  worlds: [{ x: '2' }, { x: '3' }],
}

describe('a typed line', () => {
  it('may omit the 0 on the right where the line above has it', () => {
    const status = (typed: string, before = ['x^2-2x-3x+6 = 0']) => checkLine(roots, before, typed).status
    expect(status('(x-2)(x-3)')).toBe('right')
    expect(status('(x-2)(x+3)')).toBe('wrong')
    expect(status('(x-2)(x-3)', ['x^2+6 = 5x'])).toBe('unread')
    expect(status('so we factorise')).toBe('unread')
  })

  it('is rejected with a letter that the working does not know', () => {
    expect(checkLine(roots, [], 'y = 5').status).toBe('unchecked')
    expect(checkLine(roots, [], 'x^2-5x+6 = 9k').status).toBe('unchecked')
    expect(checkLine(roots, [], 'x = 2 or x = 3').status).toBe('right')
  })

  it('may equal a given line until a line of the lesson shows it', () => {
    const words = { en: 'Words.' }
    const lesson: StepLesson = {
      id: 'lesson',
      version: 1,
      title: words,
      workings: { roots },
      steps: [
        { words },
        { words, lines: [{ plain: 'x^2 - 5x + 6 = 0', in: 'roots' }] },
        { words, lines: [{ plain: '(x-2)(x-3) = 0', in: 'roots' }] },
      ],
    }
    expect(linesBefore(lesson, 1, 'roots')).toEqual([])
    expect(linesBefore(lesson, 2, 'roots')).toEqual(['x^2 - 5x + 6 = 0'])
    const [first, , third] = lesson.steps
    expect(linesBefore({ ...lesson, steps: [first, third] as StepLesson['steps'] }, 1, 'roots')).toEqual([
      'x^2-5x+6=0',
    ])
  })
})

describe('a typed value', () => {
  it('is right with its unit and without it, and wrong with another', () => {
    const length = (typed: string) => checkValue({ answerKind: 'quantity', answer: '21 cm' }, typed)
    for (const right of ['21', '21 cm', '0.21 m']) expect(length(right)).toBe('right')
    for (const wrong of ['22', '21 m', '21 cm²']) expect(length(wrong)).toBe('wrong')
    expect(length('twenty-one')).toBe('unread')
  })
})
