import { describe, expect, it } from 'vitest'
import { hasNotBegun } from './has-not-begun.ts'

/** What an element says was played of it. */
function played(...ranges: [from: number, to: number][]): TimeRanges {
  const edge = (side: 0 | 1) => (index: number) => ranges[index]?.[side] ?? 0
  return { length: ranges.length, start: edge(0), end: edge(1) }
}

describe('a video that stands still', () => {
  it('waits to be begun where the browser let nothing of it be heard, wherever it is to go on', () => {
    expect(hasNotBegun({ paused: true, played: played() })).toBe(true)
    expect(hasNotBegun({ paused: true, played: played([300, 300.1]) })).toBe(true)
  })

  it('was stopped by its student once some of it was seen', () => {
    expect(hasNotBegun({ paused: true, played: played([0, 2]) })).toBe(false)
    expect(hasNotBegun({ paused: true, played: played([0, 0.3], [40, 40.3]) })).toBe(false)
  })

  it('is not one that plays', () => {
    expect(hasNotBegun({ paused: false, played: played() })).toBe(false)
  })
})
