import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { pluralForms, type Sentence } from '../domain/messages/plural.ts'

const catalogueFile = new URL('../domain/messages/en.json', import.meta.url)
const compiledMessage = /\/messages\/compiled\/messages\/(\w+)\.js$/

const prefix = '\0message:'

/**
 * The back office is in English: its build carries no other language, nor the choice of one. It reads the catalogue
 * itself, compiled or not.
 */
export function messagesInEnglish(): Plugin {
  let catalogue: Record<string, Sentence> = {}
  return {
    name: 'messages-in-english',
    enforce: 'pre',
    buildStart() {
      catalogue = JSON.parse(readFileSync(catalogueFile, 'utf8'))
      this.addWatchFile(fileURLToPath(catalogueFile))
    },
    resolveId(source) {
      const key = source.match(compiledMessage)?.[1]
      return key === undefined ? null : prefix + key
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const key = id.slice(prefix.length)
      const sentence = catalogue[key]
      if (sentence === undefined) throw new Error(`the catalogue has no sentence ${key}`)
      return `export const ${key} = ${speaker(sentence)}`
    },
  }
}

function speaker(sentence: Sentence): string {
  const forms = pluralForms(sentence)
  if (!forms && !/\{\w+\}/.test(String(sentence))) return `() => ${JSON.stringify(sentence)}`
  const text = forms
    ? `(new Intl.PluralRules('en').select(Number(values.${forms.chosenBy})) === 'one' ? ${JSON.stringify(forms.one)} : ${JSON.stringify(forms.other)})`
    : JSON.stringify(sentence)
  return `(values) => ${text}.replace(/\\{(\\w+)\\}/g, (_, name) => String(values[name]))`
}
