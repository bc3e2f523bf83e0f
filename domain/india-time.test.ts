import { describe, expect, it } from 'vitest'
import { endOfDay, indiaDay, midnightOf, startOfIndiaDay } from './india-time.ts'

const at = (india: string) => new Date(`${india}+05:30`)

describe('a day in India', () => {
  it('begins at midnight there, when it is half past six in London the evening before', () => {
    expect(midnightOf('2027-03-01').toISOString()).toBe('2027-02-28T18:30:00.000Z')
    expect(indiaDay(new Date('2027-02-28T18:30:00Z'))).toBe(indiaDay(at('2027-03-01T12:00')))
    expect(indiaDay(new Date('2027-02-28T18:29:59.999Z'))).toBe(indiaDay(at('2027-03-01T12:00')) - 1)
    expect(startOfIndiaDay(indiaDay(at('2027-03-01T23:59:59')))).toEqual(at('2027-03-01T00:00'))
  })

  it('is followed by the next, across a year’s end', () => {
    expect(indiaDay(at('2028-01-01T00:00')) - indiaDay(at('2027-12-31T00:00'))).toBe(1)
  })

  it('ends at the following midnight', () => {
    expect(endOfDay('2027-03-12')?.toISOString()).toBe('2027-03-12T18:30:00.000Z')
  })

  it('has no end when it is not in the calendar', () => {
    expect(endOfDay('2027-02-30')).toBeNull()
    expect(endOfDay('soon')).toBeNull()
  })
})
