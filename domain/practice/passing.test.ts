import { describe, expect, it } from 'vitest'
import { passingTries, rightAnswersLeft } from './passing.ts'

/** `+` right, `-` wrong, `h` right with a hint; each a different question. */
const tries = (text: string) =>
  [...text].map((sign, at) => ({
    question: `q${at}`,
    isRight: sign !== '-',
    hintsUsed: sign === 'h' ? 1 : 0,
  }))

describe('a practice lesson', () => {
  it.each([
    ['+++++', true],
    ['++-+-++', true],
    ['---+++++', true],
    ['++++', false],
    ['++--+-++', false],
    ['++++h', false],
    ['+++++-----', true],
  ])('with %s is passed: %s', (text, isPassed) => {
    expect(passingTries(tries(text)) !== null).toBe(isPassed)
    expect(rightAnswersLeft(tries(text)) === 0).toBe(isPassed)
  })

  it('counts the same question once', () => {
    expect(passingTries(tries('+++++').map((one) => ({ ...one, question: 'q' })))).toBeNull()
  })

  it('is passed within its last seven questions', () => {
    expect(passingTries(tries('--++--++++'))).toHaveLength(7)
  })

  it.each([
    ['', 5],
    ['-', 5],
    ['++', 3],
    ['++++', 1],
    ['++++--', 1],
    ['++++---', 5],
    ['+++++-', 0],
  ])('after %s lacks %i right answers', (text, left) => {
    expect(rightAnswersLeft(tries(text))).toBe(left)
  })
})
