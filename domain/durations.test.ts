import { expect, it } from 'vitest'
import { daysAfter, daysBefore, hoursAfter, hoursBefore, secondsAfter, secondsBefore } from './durations.ts'

const noon = new Date('2027-03-01T12:00:00Z')

it.each([
  [secondsAfter(noon, 90), '2027-03-01T12:01:30.000Z'],
  [secondsBefore(noon, 90), '2027-03-01T11:58:30.000Z'],
  [hoursAfter(noon, 13), '2027-03-02T01:00:00.000Z'],
  [hoursBefore(noon, 13), '2027-02-28T23:00:00.000Z'],
  [daysAfter(noon, 31), '2027-04-01T12:00:00.000Z'],
  [daysBefore(noon, 1), '2027-02-28T12:00:00.000Z'],
])('a moment some time from another is %o', (moment, expected) => {
  expect(moment.toISOString()).toBe(expected)
  expect(noon.toISOString()).toBe('2027-03-01T12:00:00.000Z')
})
