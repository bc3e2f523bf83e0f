import { describe, expect, it } from 'vitest'
import { endOfDay, searchedText } from './rules.ts'

describe('a search query', () => {
  it.each([
    ['  Ananya  RAO ', 'ananya rao'],
    ['+91 98480 12345', '9848012345'],
    ['098480-12345', '9848012345'],
    ['98480', '98480'],
    ['098480', '98480'],
    ['ananya@stepmark.example', 'ananya@stepmark.example'],
    ['   ', null],
  ])('is of %j %j', (typed, searched) => {
    expect(searchedText(typed)).toBe(searched)
  })
})

describe('access until a day', () => {
  it('ends at the following midnight in India', () => {
    expect(endOfDay('2027-03-12')?.toISOString()).toBe('2027-03-12T18:30:00.000Z')
  })

  it('has no end on a day that is not in the calendar', () => {
    expect(endOfDay('2027-02-30')).toBeNull()
  })
})
