import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import english from '../../domain/messages/en.json' with { type: 'json' }
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { type Sentence, textsOf } from '../../domain/messages/plural.ts'
import telugu from '../../domain/messages/te.json' with { type: 'json' }

const languages = { English: english, Hindi: hindi, Telugu: telugu }
type Language = keyof typeof languages

type Term = Record<Language, string> & { never: { language: Language; word: string }[] }

/** The rows of the table: the term in each language, and words that mean the same and are not used. */
async function readTerms(): Promise<Term[]> {
  const page = await readFile(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| (?!English|---)/.test(line))
  return rows.map((row) => {
    const [, English = '', Hindi = '', Telugu = '', , never = ''] = row.split('|').map((cell) => cell.trim())
    const words = never.split(',').map((word) => word.trim())
    return {
      English,
      Hindi,
      Telugu,
      never: words.filter(Boolean).map((word) => ({ language: languageOf(word), word })),
    }
  })
}

function languageOf(word: string): Language {
  if (/\p{Script=Devanagari}/u.test(word)) return 'Hindi'
  return /\p{Script=Telugu}/u.test(word) ? 'Telugu' : 'English'
}

function catalogueOf(language: Language): [key: string, text: string][] {
  // Every value but the address of the schema is a sentence.
  const { $schema: _, ...catalogue } = languages[language] as unknown as Record<string, Sentence>
  return Object.entries(catalogue).flatMap(([key, sentence]) =>
    textsOf(sentence).map((text): [string, string] => [key, text]),
  )
}

/** Headings that the specification gives to the letter. */
const specified = new Set(['home_join_title'])

/** A whole word or its plural, or with a star the beginning of one; a word of an Indian script may carry endings. */
function holds(text: string, word: string): boolean {
  const isPrefix = word.endsWith('*') || languageOf(word) !== 'English'
  const pattern = word.replace('*', '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}])${pattern}${isPrefix ? '' : 's?(?![\\p{L}\\p{M}])'}`, 'iu').test(text)
}

const terms = await readTerms()

describe('the glossary', () => {
  it('gives each term in three languages, once', () => {
    expect(terms.length).toBeGreaterThan(20)
    for (const language of ['English', 'Hindi', 'Telugu'] as const) {
      const words = terms.map((term) => term[language])
      expect(words.filter((word) => word === '')).toEqual([])
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
  })

  it.each(Object.keys(languages) as Language[])('the catalogue in %s uses its terms', (language) => {
    const said = catalogueOf(language).map(([, text]) => text.toLowerCase())
    const unused = terms.filter((term) => !said.some((text) => text.includes(term[language].toLowerCase())))
    expect(unused.map((term) => term[language])).toEqual([])
  })

  it.each(Object.keys(languages) as Language[])(
    'the catalogue in %s uses no other word for a term',
    (language) => {
      const words = terms.flatMap(({ never }) => never).filter((never) => never.language === language)
      const catalogue = catalogueOf(language).filter(([key]) => !specified.has(key))
      const found = catalogue.flatMap(([key, text]) =>
        words.filter(({ word }) => holds(text, word)).map(({ word }) => `${key} says ${word}: ${text}`),
      )
      expect(found).toEqual([])
    },
  )
})
