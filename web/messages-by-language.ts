import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { baseLocale, type Locale, locales } from '../domain/locales.ts'
import { pluralForms, type Sentence, textsOf } from '../domain/messages/plural.ts'

type Catalogues = Record<Locale, Record<string, Sentence>>

const catalogueFolder = new URL('../domain/messages/', import.meta.url)
const compiledMessage = /\/messages\/compiled\/messages\/(\w+)\.js$/
const marker = /@@msg:(\w+):(one|other):\w+@@/g
const fillers = JSON.stringify(fileURLToPath(new URL('./locale.ts', import.meta.url)))

/**
 * Gives the browser only one language's messages. During the browser build each message is a marker; at the end every
 * script is written once per language: `assets/x.js` in English, `assets/hi/x.js` in Hindi. A marker holds a digest of
 * its message in all languages, so a file's name changes with its content.
 */
export function messagesByLanguage(): Plugin {
  let catalogues = readCatalogues()
  return {
    name: 'messages-by-language',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      catalogues = readCatalogues()
    },
    transform(_, id) {
      const key = id.match(compiledMessage)?.[1]
      if (key === undefined || key.startsWith('_')) return null
      return { code: messageModule(key, catalogues), map: null }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
        const names = scripts.map(({ fileName }) => fileName)
        for (const locale of locales.filter((other) => other !== baseLocale)) {
          for (const { fileName, code } of scripts) {
            const source = linkedWithin(locale, spokenIn(locale, code, catalogues), names)
            this.emitFile({ type: 'asset', fileName: inFolder(locale, fileName), source })
          }
        }
        for (const script of scripts) script.code = spokenIn(baseLocale, script.code, catalogues)
      },
    },
  }
}

function messageModule(key: string, catalogues: Catalogues): string {
  const sentences = locales.map((locale) => catalogues[locale][key] ?? '')
  const digest = createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 8)
  const text = (form: 'one' | 'other') => `"@@msg:${key}:${form}:${digest}@@"`
  const forms = pluralForms(catalogues[baseLocale][key] ?? '')
  if (forms) {
    return `import { fillPlural } from ${fillers}\nexport const ${key} = (values) => fillPlural(values.${forms.chosenBy}, ${text('one')}, ${text('other')}, values)`
  }
  if (!sentences.flatMap(textsOf).some((sentence) => /\{\w+\}/.test(sentence))) {
    return `export const ${key} = () => ${text('other')}`
  }
  return `import { fillMessage } from ${fillers}\nexport const ${key} = (values) => fillMessage(${text('other')}, values)`
}

function spokenIn(locale: Locale, code: string, catalogues: Catalogues): string {
  return code.replace(marker, (_, key: string, form: 'one' | 'other') => {
    const sentence = catalogues[locale][key] ?? catalogues[baseLocale][key] ?? ''
    const text = typeof sentence === 'string' ? sentence : pluralForms(sentence)?.[form]
    return insideQuotes(text ?? '')
  })
}

/** Escapes a text for a literal with any quotes. */
function insideQuotes(text: string): string {
  return text
    .replace(/[\\'"`]|\$\{/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Scripts that a script names by URL are those of the same language; others it names relative to itself. */
function linkedWithin(locale: Locale, code: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, inFolder(locale, name)), code)
}

function inFolder(locale: Locale, fileName: string): string {
  return fileName.replace('assets/', `assets/${locale}/`)
}

function readCatalogues(): Catalogues {
  const read = (locale: Locale): Record<string, Sentence> =>
    JSON.parse(readFileSync(new URL(`${locale}.json`, catalogueFolder), 'utf8'))
  return Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Catalogues
}
