import { describe, expect, it } from 'vitest'
import english from '../../domain/messages/en.json' with { type: 'json' }
import hindi from '../../domain/messages/hi.json' with { type: 'json' }
import { type Sentence, textsOf } from '../../domain/messages/plural.ts'
import telugu from '../../domain/messages/te.json' with { type: 'json' }

const sentences = textsByKey(english)
/** The admin is in English only. */
const keys = Object.keys(sentences).filter((key) => key !== '$schema' && !key.startsWith('admin_'))

/** Sentences that read alike in every language: names, signs, codes. */
const alike = new Set(['account_device'])

/** Every text of a catalogue; a sentence with a plural has two, under its key and a number. */
function textsByKey(catalogue: object): Record<string, string> {
  const entries = Object.entries(catalogue as Record<string, Sentence>)
  return Object.fromEntries(
    entries.flatMap(([key, sentence]) =>
      textsOf(sentence).map((text, at): [string, string] => [at === 0 ? key : `${key}.${at}`, text]),
    ),
  )
}

function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()
}

/** Nothing to translate: placeholders, digits, signs and the names of the product alone. */
function isNameless(sentence: string): boolean {
  return !/\p{L}/u.test(
    sentence.replace(/\{\w+\}|Stepmark|Razorpay|PDF|WhatsApp|Facebook|Instagram|LinkedIn|YouTube/g, ''),
  )
}

describe.each([
  ['Hindi', textsByKey(hindi), /\p{Script=Devanagari}/u],
  ['Telugu', textsByKey(telugu), /\p{Script=Telugu}/u],
])('the catalogue in %s', (_, translated, script) => {
  it('says every sentence outside the admin, and no other', () => {
    expect(keys.filter((key) => (translated[key] ?? '').trim() === '')).toEqual([])
    expect(Object.keys(translated).filter((key) => key !== '$schema' && !keys.includes(key))).toEqual([])
  })

  it('leaves no sentence in English', () => {
    const left = keys.filter((key) => {
      const said = translated[key] ?? ''
      if (alike.has(key) || isNameless(sentences[key] ?? '')) return false
      return said === sentences[key] || !script.test(said)
    })
    expect(left).toEqual([])
  })

  it('fills the same braces', () => {
    const differing = keys.filter(
      (key) =>
        key in translated &&
        placeholders(translated[key] ?? '').join() !== placeholders(sentences[key] ?? '').join(),
    )
    expect(differing).toEqual([])
  })
})
