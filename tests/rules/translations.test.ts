import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { locales, type TranslationLocale, translationLocales } from '../../domain/locales.ts'
import { type Sentence, textsOf } from '../../domain/messages/plural.ts'

const scripts: Record<TranslationLocale, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  te: /\p{Script=Telugu}/u,
}

const sentences = await readCatalogue('en')
/** The admin is in English only. */
const keys = Object.keys(sentences).filter((key) => key !== '$schema' && !key.startsWith('admin_'))

/** Sentences that are the same in every language: names, signs, codes. */
const alike = new Set(['account_device'])

/** Every text of a catalogue; a sentence with a plural has two, under its key and a number. */
async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const entries = Object.entries(await readMessages<Record<string, Sentence>>(`${locale}.json`))
  return Object.fromEntries(
    entries.flatMap(([key, sentence]) =>
      textsOf(sentence).map((text, at): [string, string] => [at === 0 ? key : `${key}.${at}`, text]),
    ),
  )
}

async function readMessages<File>(name: string): Promise<File> {
  return JSON.parse(await readFile(new URL(`../../domain/messages/${name}`, import.meta.url), 'utf8')) as File
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

it('messages are compiled for every language', async () => {
  const settings = await readMessages<{ locales: string[] }>('project.inlang/settings.json')
  expect(settings.locales).toEqual(locales)
})

describe.each(translationLocales)('the catalogue in %s', async (locale) => {
  const translated = await readCatalogue(locale)
  const script = scripts[locale]

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
