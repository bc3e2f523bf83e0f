import { describe, expect, it } from 'vitest'
import { type FirstTry, masteryOf } from './mastery.ts'

const day = (number: number) => new Date(Date.UTC(2027, 0, 1 + number, 10))

/** One attempt a day: R right, H right with a hint, W wrong; a small letter is in a mixed review. */
function tries(letters: string, from = 0): FirstTry[] {
  return [...letters].map((letter, index) => ({
    question: `q${from + index}`,
    isRight: letter.toUpperCase() !== 'W',
    hintsUsed: letter.toUpperCase() === 'H' ? 1 : 0,
    isReview: letter !== letter.toUpperCase(),
    at: day(from + index),
  }))
}

describe('a skill', () => {
  it('is not started, then learning, then secure with three of the last five right', () => {
    expect(masteryOf([])).toBe('notStarted')
    expect(masteryOf(tries('R'))).toBe('learning')
    expect(masteryOf(tries('RWRW'))).toBe('learning')
    expect(masteryOf(tries('RWRWR'))).toBe('secure')
    expect(masteryOf(tries('RRWWWR'))).toBe('learning')
  })

  it('is not secure by repeating the same question, nor with hints', () => {
    const same = tries('RRR').map((one) => ({ ...one, question: 'q' }))
    expect(masteryOf(same)).toBe('learning')
    expect(masteryOf(tries('RRHHH'))).toBe('learning')
  })

  it('is mastered by a right answer in a mixed review, seven days after it became secure', () => {
    const secure = tries('RRR')
    expect(masteryOf([...secure, ...tries('r', 8)])).toBe('secure')
    expect(masteryOf([...secure, ...tries('R', 9)])).toBe('secure')
    expect(masteryOf([...secure, ...tries('h', 9)])).toBe('secure')
    expect(masteryOf([...secure, ...tries('r', 9)])).toBe('mastered')
  })

  it('falls when it is forgotten, one level at a time', () => {
    const mastered = [...tries('RRR'), ...tries('r', 9)]
    expect(masteryOf([...mastered, ...tries('w', 20)])).toBe('secure')
    expect(masteryOf([...mastered, ...tries('wr', 20)])).toBe('secure')
    expect(masteryOf([...mastered, ...tries('w', 20), ...tries('r', 27)])).toBe('mastered')
    expect(masteryOf([...mastered, ...tries('www', 20)])).toBe('learning')
  })
})
