import { describe, expect, it } from 'vitest'
import { threadMsOf } from '../../tests/support/thread-time.ts'
import { withHeadingIds } from './contents.ts'

describe('withHeadingIds', () => {
  it('gives each heading an id from its text and lists it', () => {
    const { pieces, headings } = withHeadingIds([
      '<h2>What is <em>settled</em>?</h2><p>x</p>',
      '<h3>Small</h3>',
    ])
    expect(pieces).toEqual([
      '<h2 id="what-is-settled">What is <em>settled</em>?</h2><p>x</p>',
      '<h3>Small</h3>',
    ])
    expect(headings).toEqual([{ id: 'what-is-settled', text: 'What is settled?' }])
  })

  it('gives two headings with the same text two ids, and keeps an existing one', () => {
    const { headings } = withHeadingIds(['<h2>Marks</h2>', '<h2>Marks</h2><h2 id="own">Own</h2>'])
    expect(headings.map(({ id }) => id)).toEqual(['marks', 'marks-2', 'own'])
  })

  it('spells mathematics in the list', () => {
    const { headings } = withHeadingIds([
      '<h2>Why <span data-tex="\\sqrt{2}">\\sqrt{2}</span> is irrational</h2>',
    ])
    expect(headings[0]).toEqual({ id: 'why-2-is-irrational', text: 'Why √2 is irrational' })
  })

  it('numbers thousands of equal headings as fast as different ones', () => {
    const others = Array.from({ length: 40_000 }, (_, place) => `<h2>a${place}</h2>`).join('')
    const alike = '<h2>a</h2>'.repeat(40_000)
    expect(withHeadingIds([alike]).headings.at(-1)?.id).toBe('a-40000')
    // A search through all previous ones would take a hundred times as long.
    expect(threadMsOf(() => withHeadingIds([alike]))).toBeLessThan(
      10 * threadMsOf(() => withHeadingIds([others])),
    )
  })
})
