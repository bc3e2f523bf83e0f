import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const compiled = fileURLToPath(new URL('../domain/messages/compiled/', import.meta.url))
const door = "export * from './every-message.js'\nexport * as m from './every-message.js'\n"
const importLine = /^import .*\n/gm
/**
 * `/** @typedef {…} … *\/` and a message's documentation, on their own lines, and `/** @type {…} *\/` before a value
 */
const comment = /^\/\*[\s\S]*?\*\/\n+|\/\*\* @type \{.*?\} \*\/ /gm
const inputsType = /^\/\*\* @typedef \{(.*)\} (\w+Inputs) \*\/$/m
const exportedType = /^(\/\*\*\n(?:\*.*\n)*?)export const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(/m

/**
 * Writes all messages into the one file that Node imports, in addition to the files for single messages that pages
 * import. Opening more than three thousand files took each process 1.5 s of processor time at start.
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

/** Creating plural rules takes many times longer than using them: create each once. */
export function withKeptRules(registry: string): string {
  if (registry.includes(keepsRules)) return registry
  if (!registry.includes(makesRules)) throw new Error('the compiler makes plural rules in another way')
  return `/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {}\n${registry.replace(makesRules, keepsRules)}`
}

/** Bundles the compiled messages of a folder, which ends in a slash, into one file there that `messages.js` exports. */
export function writeOneFile(folder: string): void {
  const messages = readdirSync(`${folder}messages`)
    .filter((name) => name !== '_index.js')
    .map((name) => readFileSync(`${folder}messages/${name}`, 'utf8'))
  writeFileSync(`${folder}every-message.js`, oneFile(messages))
  writeFileSync(`${folder}every-message.d.ts`, typesOf(messages))
  writeFileSync(`${folder}messages.js`, door)
}

/**
 * Compiled messages as one module, with deduplicated imports at its head. A running process keeps its source text in
 * memory, so the types, three quarters of it, are in a separate file.
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

/** A message's doc comments: its parameters, and its English text. */
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
