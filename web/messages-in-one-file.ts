import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const compiled = fileURLToPath(new URL('../domain/messages/compiled/', import.meta.url))
const door = "export * from './every-message.js'\nexport * as m from './every-message.js'\n"
const importLine = /^import .*\n/gm
/** `/** @typedef {…} … *\/` and what documents a message, on lines of their own, and `/** @type {…} *\/` before a value */
const comment = /^\/\*[\s\S]*?\*\/\n+|\/\*\* @type \{.*?\} \*\/ /gm
const inputsType = /^\/\*\* @typedef \{(.*)\} (\w+Inputs) \*\/$/m
const exportedType = /^(\/\*\*\n(?:\*.*\n)*?)export const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(/m

/**
 * Writes all messages into the one file that Node imports, beside the files that pages take single messages from. To open
 * more than three thousand files took each process that started a second and a half of a processor.
 */
export function messagesInOneFile(): Plugin {
  return {
    name: 'messages-in-one-file',
    apply: 'build',
    closeBundle() {
      writeOneFile(compiled)
      const registry = `${compiled}registry.js`
      writeFileSync(registry, withKeptRules(readFileSync(registry, 'utf8')))
    },
  }
}

const makesRules = 'new Intl.PluralRules(locale, options)'
const keepsRules = `(rules[locale + JSON.stringify(options)] ??= ${makesRules})`

/** To make the rules of a language takes many times longer than to ask them: those that the compiler asks are made once. */
export function withKeptRules(registry: string): string {
  if (registry.includes(keepsRules)) return registry
  if (!registry.includes(makesRules)) throw new Error('the compiler makes plural rules in another way')
  return `/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {}\n${registry.replace(makesRules, keepsRules)}`
}

/** Turns compiled messages in a folder, which ends in a slash, into one file there that `messages.js` leads to. */
export function writeOneFile(folder: string): void {
  const messages = readdirSync(`${folder}messages`)
    .filter((name) => name !== '_index.js')
    .map((name) => readFileSync(`${folder}messages/${name}`, 'utf8'))
  writeFileSync(`${folder}every-message.js`, oneFile(messages))
  writeFileSync(`${folder}every-message.d.ts`, typesOf(messages))
  writeFileSync(`${folder}messages.js`, door)
}

/**
 * Compiled messages as one module: what each of them imports stands once at its head. A running process keeps the text
 * of what it runs, so the types, which are three quarters of it, stand in a file of their own.
 */
export function oneFile(messages: readonly string[]): string {
  const imports = new Set<string>()
  const bodies = messages.map((text) =>
    text
      .replace(importLine, (line) => {
        imports.add(line.replace("'../", "'./"))
        return ''
      })
      .replace(comment, ''),
  )
  return [...imports, ...bodies].join('')
}

/** What the comments say of each message: what it takes, and what it says in English. */
export function typesOf(messages: readonly string[]): string {
  const bodies = messages.map((text) => {
    const [, inputs, name] = inputsType.exec(text) ?? []
    const [, words, message, type] = exportedType.exec(text) ?? []
    return `type ${name} = ${inputs}\n${words}export declare const ${message}: ${type}\n`
  })
  return ["type LocalizedString = import('./runtime.js').LocalizedString\n", ...bodies]
    .join('')
    .replaceAll("import('../", "import('./")
}
