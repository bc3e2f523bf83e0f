import { describe, expect, test } from 'vitest'
import { answerDueAt, namesAnyOf } from './rules.ts'

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

  test('is due later over a movable holiday', () => {
    const asked = new Date('2027-03-01T15:00+05:30')
    expect(answerDueAt(asked, new Set(['2027-03-02']))).toEqual(new Date('2027-03-03T15:00+05:30'))
  })
})

describe('published words', () => {
  test.each([
    'Divya asks where the root comes from.',
    'Why does REDDY’s line end there?',
    'As divya reddy wrote: divide first.',
  ])('name the asker: “%s”', (text) => {
    expect(namesAnyOf('Divya K. Reddy', text)).toBe(true)
  })

  test.each(['A line of length k.', 'Where does the individual root come from?', ''])(
    'name nobody: “%s”',
    (text) => {
      expect(namesAnyOf('Divya K. Reddy', text)).toBe(false)
    },
  )

  test('name the asker in another script', () => {
    expect(namesAnyOf('దివ్య రెడ్డి', 'దివ్య అడిగింది')).toBe(true)
    expect(namesAnyOf('दिव्या', 'दिव्या ने पूछा')).toBe(true)
  })
})
