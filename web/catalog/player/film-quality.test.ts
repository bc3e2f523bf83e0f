import { describe, expect, it } from 'vitest'
import { qualityFor } from './film-quality.ts'

describe('film quality', () => {
  it('is small where data is saved or the line is 3g or slower', () => {
    expect(qualityFor({ saveData: true, effectiveType: '4g' })).toBe('240p')
    for (const effectiveType of ['slow-2g', '2g', '3g']) expect(qualityFor({ effectiveType })).toBe('240p')
  })

  it('is full on a fast line and where the browser says nothing of it', () => {
    expect(qualityFor({ effectiveType: '4g' })).toBe('480p')
    expect(qualityFor({})).toBe('480p')
  })
})
