import { describe, expect, it } from 'vitest'
import { changedPieces } from './changed-pieces.ts'

const shown = (pieces: ReturnType<typeof changedPieces>[0]) =>
  pieces.map(({ text, kind }) => (kind === 'changed' ? `[${text}]` : text)).join('')

describe('a comparison of two texts', () => {
  it('marks on each side the words that the other one lacks', () => {
    const [one, other] = changedPieces('Draw the circle first', 'Draw a circle twice first')
    expect(shown(one)).toBe('Draw [the] circle first')
    expect(shown(other)).toBe('Draw [a] circle[ twice] first')
  })

  it('shows a moved word as removed and added', () => {
    const [one, other] = changedPieces('one two three', 'two three one')
    expect(shown(one)).toBe('[one ]two three')
    expect(shown(other)).toBe('two three[ one]')
  })

  it('shortens long unchanged parts', () => {
    const long = 'The same words once more. '.repeat(30)
    const [one] = changedPieces(`${long}five ${long}`, `${long}six ${long}`)
    expect(shown(one)).toMatch(/^ … .{40,80}\[five\].{40,80} … $/)
  })

  it('is a single change if the texts are too long to compare', () => {
    const words = (name: string) => Array.from({ length: 1500 }, (_, at) => `${name}${at}`).join(' ')
    const [one, other] = changedPieces(`So ${words('a')} end`, `So ${words('b')} end`)
    expect(one.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same'])
    expect(other[1]?.text).toBe(words('b'))
  })

  it('of equal texts shows no change', () => {
    expect(changedPieces('Alike', 'Alike')).toEqual([
      [{ text: 'Alike', kind: 'same' }],
      [{ text: 'Alike', kind: 'same' }],
    ])
  })
})
