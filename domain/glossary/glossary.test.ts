import { describe, expect, it } from 'vitest'
import { lessonsOfChapters } from '../../content/step-lessons/all-step-lessons.ts'
import { locales } from '../locales.ts'
import { linkTerms } from './link-terms.ts'
import { termMeanings } from './term-meanings.ts'
import { termNames, termsOfChapters } from './term-names.ts'

const scripts = { hi: /[\u0900-\u097f]/, te: /[\u0c00-\u0c7f]/ }

describe('the terms of mathematics', () => {
  it('are eighty or more, over every chapter that has step lessons', () => {
    expect(termNames.length).toBeGreaterThanOrEqual(80)
    expect(Object.keys(termsOfChapters)).toEqual(Object.keys(lessonsOfChapters))
  })

  it('have their own id, and a name and a sentence in each language', () => {
    const ids = termNames.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [id, names] of termNames)
      for (const locale of locales) {
        expect(names[locale].trim(), id).not.toBe('')
        expect(termMeanings[id][locale].length, `${id} ${locale}`).toBeGreaterThan(12)
      }
    for (const [id] of termNames) {
      expect(termMeanings[id].hi, id).toMatch(scripts.hi)
      expect(termMeanings[id].te, id).toMatch(scripts.te)
    }
    expect(Object.keys(termMeanings).toSorted()).toEqual(ids.toSorted())
  })
})

describe('a link to a term', () => {
  it('is at its first use, in the singular or the plural, and never in a longer word', () => {
    const link = linkTerms('en')
    expect(link('Discriminants say it. Arches have an arc.')).toBe(
      '<a href="/glossary#discriminant" target="_blank">Discriminants</a> say it. Arches have an <a href="/glossary#arc" target="_blank">arc</a>.',
    )
    expect(link('The discriminant and the arc again.')).toBe('The discriminant and the arc again.')
  })

  it('prefers the longer term, and links to the page in the language', () => {
    expect(linkTerms('en')('A quadratic equation.')).toContain('#quadratic-equation"')
    expect(linkTerms('hi')('इस बहुपद का मान')).toBe(
      'इस <a href="/hi/glossary#polynomial" target="_blank">बहुपद</a> का मान',
    )
    expect(linkTerms('te')('విచక్షణిని కనుగొనండి')).toContain('/te/glossary#discriminant')
  })

  it('is not set on an ambiguous word, nor on a part of a term', () => {
    expect(linkTerms('en')('What does it mean?')).toBe('What does it mean?')
    const link = linkTerms('te')
    link('వ్యాసార్ధం')
    expect(link('వ్యాసార్ధం, లంబకోణం')).toBe('వ్యాసార్ధం, లంబకోణం')
  })

  it('stops after a maximum, and points to existing terms', () => {
    const link = linkTerms('en')
    const html = termNames.map(([, names]) => link(`${names.en}. `)).join('')
    const ids = [...html.matchAll(/#([a-z-]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(6)
    for (const id of ids) expect(termNames.map(([known]) => known)).toContain(id)
  })
})
