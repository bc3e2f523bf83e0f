import { describe, expect, it } from 'vitest'
import { indiaDay } from '../india-time.ts'
import { afterBusinessDays, afterDays, isBusinessDay } from './india-days.ts'

const at = (india: string) => new Date(`${india}+05:30`)
const none = new Set<string>()

it('a number of days later is the end of that day, across a year’s end', () => {
  expect(afterDays(at('2027-12-31T10:00'), 0)).toEqual(at('2028-01-01T00:00'))
  expect(afterDays(at('2027-12-31T10:00'), 28)).toEqual(at('2028-01-29T00:00'))
})

describe('a business day', () => {
  const isOne = (day: string, moving = none) => isBusinessDay(indiaDay(at(`${day}T12:00`)), moving)

  it('is every day from Monday to Saturday, and no Sunday', () => {
    // 1 March 2027 is a Monday.
    const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => isOne(`2027-03-${day}`))
    expect(week).toEqual([true, true, true, true, true, true, false])
  })

  it.each(['2027-01-26', '2026-06-02', '2028-08-15', '2026-10-02', '2026-12-25'])(
    'is not the holiday of %s',
    (day) => expect(isOne(day)).toBe(false),
  )

  it('is not a movable holiday, only in the year in which it falls on that day', () => {
    const moving = new Set(['2027-10-29'])
    expect(isOne('2027-10-29', moving)).toBe(false)
    expect(isOne('2026-10-29', moving)).toBe(true)
    expect(isOne('2027-10-28', moving)).toBe(true)
  })
})

describe('a number of business days later', () => {
  it('is the end of the last of them, without Sundays and holidays', () => {
    // Friday 11 August 2028: Saturday 12, Monday 14, not Tuesday 15 (Independence Day), Wednesday 16 …
    expect(afterBusinessDays(at('2028-08-11T10:00'), 1, none)).toEqual(at('2028-08-13T00:00'))
    expect(afterBusinessDays(at('2028-08-11T10:00'), 2, none)).toEqual(at('2028-08-15T00:00'))
    expect(afterBusinessDays(at('2028-08-11T10:00'), 3, none)).toEqual(at('2028-08-17T00:00'))
  })

  it('is the end of the day itself for zero days', () => {
    expect(afterBusinessDays(at('2028-08-11T10:00'), 0, none)).toEqual(at('2028-08-12T00:00'))
  })
})
