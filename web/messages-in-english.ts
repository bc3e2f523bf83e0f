import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const compiledMessage = /\/messages\/compiled\/messages\/(\w+)\.js$/

/** The back office speaks English: its build carries no sentence in another language, nor the choice of one. */
export function messagesInEnglish(): Plugin {
  let catalogue: Record<string, string> = {}
  return {
    name: 'messages-in-english',
    buildStart() {
      catalogue = JSON.parse(readFileSync(new URL('../domain/messages/en.json', import.meta.url), 'utf8'))
    },
    transform(_, id) {
      const key = id.match(compiledMessage)?.[1]
      const sentence = key === undefined ? undefined : catalogue[key]
      if (sentence === undefined) return null
      return { code: `export const ${key} = ${speaker(sentence)}`, map: null }
    },
  }
}

function speaker(sentence: string): string {
  const text = JSON.stringify(sentence)
  if (!/\{\w+\}/.test(sentence)) return `() => ${text}`
  return `(values) => ${text}.replace(/\\{(\\w+)\\}/g, (_, name) => String(values[name]))`
}
