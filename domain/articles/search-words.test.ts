import { describe, expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

describe('searchWords', () => {
  it('takes words of every script and skips signs', () => {
    expect(searchWords("  Heights & 'distances': (१०) వర్గ! ")).toEqual(['heights', 'distances', '१०', 'వర్గ'])
  })

  it('finds no word in signs alone', () => {
    expect(searchWords('&|!():* \u0000')).toEqual([])
  })
})
