import { describe, expect, it, vi } from 'vitest'
import { fileQuality } from './ask-video.ts'
import { beginningFor, choiceFor, isChoice, noteLine, renditionOf, saverRendition } from './quality-choice.ts'

const renditions = ['audio', '144p', '240p', '360p', '480p', '720p'].map((rendition, index) => ({
  rendition,
  height: Number.parseInt(rendition, 10) || 0,
  byteCount: index * 100_000,
}))

describe('quality', () => {
  it('saves data where the browser saves data or the connection is 3g or slower', () => {
    expect(choiceFor({ saveData: true, effectiveType: '4g' })).toBe('saver')
    for (const effectiveType of ['slow-2g', '2g', '3g']) expect(choiceFor({ effectiveType })).toBe('saver')
  })

  it('adapts to the bandwidth where the connection is fast or unknown', () => {
    expect(choiceFor({ effectiveType: '4g' })).toBe('auto')
    expect(choiceFor({})).toBe('auto')
  })

  it('saves down to 240 lines, or to the smallest rendition of a video that has none so small', () => {
    expect(saverRendition(renditions)?.rendition).toBe('240p')
    expect(saverRendition(renditions.slice(3))?.rendition).toBe('360p')
    expect(saverRendition([])).toBeNull()
  })

  it('takes the nearest rendition below the one chosen last', () => {
    expect(renditionOf('480p', renditions)?.rendition).toBe('480p')
    expect(renditionOf('1080p', renditions)?.rendition).toBe('720p')
    expect(renditionOf('144p', renditions.slice(3))?.rendition).toBe('360p')
    expect(renditionOf('sound', renditions)?.rendition).toBe('audio')
    expect(renditionOf('sound', renditions.slice(1))?.rendition).toBe('240p')
    expect(renditionOf('auto', renditions)).toBeNull()
  })

  it('plays the small file for every choice that saves data', () => {
    expect((['saver', 'sound', '144p', '240p'] as const).map(fileQuality)).toEqual(Array(4).fill('240p'))
    expect((['auto', '360p', '720p'] as const).map(fileQuality)).toEqual(Array(3).fill('480p'))
  })

  it('ignores an invalid stored choice', () => {
    expect(isChoice('240p')).toBe(true)
    for (const text of ['', 'best', '24p', '240', '240px']) expect(isChoice(text)).toBe(false)
  })
})

describe('the rendition a video starts with', () => {
  it('is what was chosen', () => {
    const chosen = (['sound', '480p', 'saver'] as const).map(beginningFor)
    expect(chosen).toEqual(['audio', '480p', '240p'].map((beginsWith) => ({ beginsWith })))
  })

  it('follows the bandwidth measured in the last lesson where nothing was chosen', () => {
    expect(beginningFor('auto')).toEqual({ bitsPerSecond: 250_000 })
    noteLine(Number.NaN)
    // This choice is no longer offered.
    expect(beginningFor('1080p')).toEqual({ bitsPerSecond: 250_000 })
    vi.stubGlobal('navigator', { connection: { downlink: 1.45 } })
    expect(beginningFor('auto')).toEqual({ bitsPerSecond: 1_450_000 })
    noteLine(400_000.4)
    expect(beginningFor('auto')).toEqual({ bitsPerSecond: 400_000 })
    vi.unstubAllGlobals()
  })
})
