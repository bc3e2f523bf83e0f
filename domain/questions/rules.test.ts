import { describe, expect, test } from 'vitest'
import { answerDueAt } from './rules.ts'

const none = new Set<string>()

describe('an answer', () => {
  test.each([
    [
      'asked in the morning of a Monday, is due as teachers leave',
      '2027-03-01T09:00+05:30',
      '2027-03-01T18:00+05:30',
    ],
    ['asked at three, is due at three on the next day', '2027-03-01T15:00+05:30', '2027-03-02T15:00+05:30'],
    [
      'asked at night, is due on the evening of the next day',
      '2027-03-01T23:30+05:30',
      '2027-03-02T18:00+05:30',
    ],
    [
      'asked on Saturday at noon, is due on Monday at noon',
      '2027-03-06T12:00+05:30',
      '2027-03-08T12:00+05:30',
    ],
    [
      'asked on a holiday of a fixed date, waits for the day after',
      '2027-01-26T10:00+05:30',
      '2027-01-27T18:00+05:30',
    ],
  ])('%s', (_, asked, due) => {
    expect(answerDueAt(new Date(asked), none)).toEqual(new Date(due))
  })

  test('waits over a holiday that moves from year to year', () => {
    const asked = new Date('2027-03-01T15:00+05:30')
    expect(answerDueAt(asked, new Set(['2027-03-02']))).toEqual(new Date('2027-03-03T15:00+05:30'))
  })
})
