import { describe, expect, it } from 'vitest'
import { fileQuality } from './ask-film.ts'
import { choiceFor, isChoice, rungToBeginWith } from './quality-choice.ts'
import { rungOf, saverRung } from './rung-choice.ts'

const rungs = ['audio', '144p', '240p', '360p', '480p', '720p'].map((rung, index) => ({
  rung,
  height: Number.parseInt(rung, 10) || 0,
  byteCount: index * 100_000,
}))

describe('quality', () => {
  it('spares data where data is saved or the line is 3g or slower', () => {
    expect(choiceFor({ saveData: true, effectiveType: '4g' })).toBe('saver')
    for (const effectiveType of ['slow-2g', '2g', '3g']) expect(choiceFor({ effectiveType })).toBe('saver')
  })

  it('follows the line where it is fast and where the browser says nothing of it', () => {
    expect(choiceFor({ effectiveType: '4g' })).toBe('auto')
    expect(choiceFor({})).toBe('auto')
  })

  it('spares down to 240 lines, or to the coarsest picture of a film that has none so small', () => {
    expect(saverRung(rungs)?.rung).toBe('240p')
    expect(saverRung(rungs.slice(3))?.rung).toBe('360p')
    expect(saverRung([])).toBeNull()
  })

  it('takes the nearest rung below the one that was chosen last', () => {
    expect(rungOf('480p', rungs)?.rung).toBe('480p')
    expect(rungOf('1080p', rungs)?.rung).toBe('720p')
    expect(rungOf('144p', rungs.slice(3))?.rung).toBe('360p')
    expect(rungOf('sound', rungs)?.rung).toBe('audio')
    expect(rungOf('sound', rungs.slice(1))?.rung).toBe('240p')
    expect(rungOf('auto', rungs)).toBeNull()
  })

  it('plays the small file for everything that spares data', () => {
    expect((['saver', 'sound', '144p', '240p'] as const).map(fileQuality)).toEqual(Array(4).fill('240p'))
    expect((['auto', '360p', '720p'] as const).map(fileQuality)).toEqual(Array(3).fill('480p'))
  })

  it('forgets a kept choice that is none', () => {
    expect(isChoice('240p')).toBe(true)
    for (const text of ['', 'best', '24p', '240', '240px']) expect(isChoice(text)).toBe(false)
  })
})

describe('the rung whose first segment is fetched before the line is known', () => {
  it('is the least, unless one was chosen', () => {
    expect((['auto', 'saver', '144p'] as const).map(rungToBeginWith)).toEqual(Array(3).fill('144p'))
    expect((['sound', '480p'] as const).map(rungToBeginWith)).toEqual(['audio', '480p'])
    // Nothing is offered in it any more.
    expect(rungToBeginWith('1080p')).toBe('144p')
  })
})
