import { describe, expect, it } from 'vitest'
import { searchedText } from './rules.ts'

describe('a search query', () => {
  it.each([
    ['  Ananya  RAO ', 'ananya rao'],
    ['+91 98480 12345', '9848012345'],
    ['098480-12345', '9848012345'],
    ['98480', '98480'],
    ['098480', '98480'],
    ['ananya@stepmark.example', 'ananya@stepmark.example'],
    ['   ', null],
  ])('is of %j %j', (typed, searched) => {
    expect(searchedText(typed)).toBe(searched)
  })
})
