import { expect, it } from 'vitest'
import { daytimeFrom, isDaytime } from './daytime.ts'

it.each([
  ['2026-11-25T01:29:59Z', '2026-11-25T01:30:00.000Z'],
  ['2026-11-25T01:30:00Z', '2026-11-25T01:30:00.000Z'],
  ['2026-11-25T15:29:59Z', '2026-11-25T15:29:59.000Z'],
  ['2026-11-25T15:30:00Z', '2026-11-26T01:30:00.000Z'],
  ['2026-11-25T20:00:00Z', '2026-11-26T01:30:00.000Z'],
])('what is begun at %s goes out at %s, between 07:00 and 21:00 in India', (now, at) => {
  expect(daytimeFrom(new Date(now)).toISOString()).toBe(at)
  expect(isDaytime(new Date(now))).toBe(Date.parse(now) === Date.parse(at))
})
