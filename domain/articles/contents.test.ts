import { describe, expect, it } from 'vitest'
import { withHeadingIds } from './contents.ts'

describe('withHeadingIds', () => {
  it('gives each heading an id of its words and lists it', () => {
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

  it('gives two headings of the same words two ids, and keeps one that is there', () => {
    const { headings } = withHeadingIds(['<h2>Marks</h2>', '<h2>Marks</h2><h2 id="own">Own</h2>'])
    expect(headings.map(({ id }) => id)).toEqual(['marks', 'marks-2', 'own'])
  })

  it('spells mathematics in the list', () => {
    const { headings } = withHeadingIds([
      '<h2>Why <span data-tex="\\sqrt{2}">\\sqrt{2}</span> is irrational</h2>',
    ])
    expect(headings[0]).toEqual({ id: 'why-2-is-irrational', text: 'Why √2 is irrational' })
  })

  it('numbers thousands of headings of the same words as fast as others', () => {
    const begun = performance.now()
    const { headings } = withHeadingIds(['<h2>a</h2>'.repeat(40_000)])
    expect(headings.at(-1)?.id).toBe('a-40000')
    expect(performance.now() - begun).toBeLessThan(1500)
  })
})
