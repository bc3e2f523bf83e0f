import { describe, expect, it } from 'vitest'
import { hasNotBegun } from './has-not-begun.ts'

/** The state of a media element. */
function played(...ranges: [from: number, to: number][]): TimeRanges {
  const edge = (side: 0 | 1) => (index: number) => ranges[index]?.[side] ?? 0
  return { length: ranges.length, start: edge(0), end: edge(1) }
}

describe('a paused video', () => {
  it('has not begun where the browser blocked playback with sound, at whichever position it starts', () => {
    expect(hasNotBegun({ paused: true, played: played() })).toBe(true)
    expect(hasNotBegun({ paused: true, played: played([300, 300.1]) })).toBe(true)
  })

  it('was paused by the student once some of it was played', () => {
    expect(hasNotBegun({ paused: true, played: played([0, 2]) })).toBe(false)
    expect(hasNotBegun({ paused: true, played: played([0, 0.3], [40, 40.3]) })).toBe(false)
  })

  it('is not a playing one', () => {
    expect(hasNotBegun({ paused: false, played: played() })).toBe(false)
  })
})
