import { describe, expect, it } from 'vitest'
import { changedPieces } from './changed-pieces.ts'

const shown = (pieces: ReturnType<typeof changedPieces>[0]) =>
  pieces.map(({ text, kind }) => (kind === 'changed' ? `[${text}]` : text)).join('')

describe('two texts', () => {
  it('show on each side the words that the other one lacks', () => {
    const [one, other] = changedPieces('Draw the circle first', 'Draw a circle twice first')
    expect(shown(one)).toBe('Draw [the] circle first')
    expect(shown(other)).toBe('Draw [a] circle[ twice] first')
  })

  it('show a word that moved as taken away and put in', () => {
    const [one, other] = changedPieces('one two three', 'two three one')
    expect(shown(one)).toBe('[one ]two three')
    expect(shown(other)).toBe('two three[ one]')
  })

  it('leave out what stayed the same for long', () => {
    const long = 'The same words once more. '.repeat(30)
    const [one] = changedPieces(`${long}five ${long}`, `${long}six ${long}`)
    expect(shown(one)).toMatch(/^ … .{40,80}\[five\].{40,80} … $/)
  })

  it('are one change where they are too long to compare', () => {
    const words = (name: string) => Array.from({ length: 1500 }, (_, at) => `${name}${at}`).join(' ')
    const [one, other] = changedPieces(`So ${words('a')} end`, `So ${words('b')} end`)
    expect(one.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same'])
    expect(other[1]?.text).toBe(words('b'))
  })

  it('that are alike show no change', () => {
    expect(changedPieces('Alike', 'Alike')).toEqual([
      [{ text: 'Alike', kind: 'same' }],
      [{ text: 'Alike', kind: 'same' }],
    ])
  })
})
