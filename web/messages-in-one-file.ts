import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const compiled = fileURLToPath(new URL('../domain/messages/compiled/', import.meta.url))
const door = "export * from './every-message.js'\nexport * as m from './every-message.js'\n"
const importLine = /^import .*\n/gm
const sharedType =
  /^\/\*\* @typedef \{import\('\.\.\/runtime\.js'\)\.LocalizedString\} LocalizedString \*\/\n/m

/**
 * Writes all messages into the one file that Node imports, beside the files that pages take single messages from. To open
 * more than three thousand files took each process that started a second and a half of a processor.
 */
export function messagesInOneFile(): Plugin {
  return {
    name: 'messages-in-one-file',
    apply: 'build',
    closeBundle() {
      writeFileSync(`${compiled}every-message.js`, oneFile(readMessages()))
      writeFileSync(`${compiled}messages.js`, door)
    },
  }
}

function readMessages(): string[] {
  return readdirSync(`${compiled}messages`)
    .filter((name) => name !== '_index.js')
    .map((name) => readFileSync(`${compiled}messages/${name}`, 'utf8'))
}

/** Compiled messages as one module: what each of them imports stands once at its head. */
export function oneFile(messages: readonly string[]): string {
  const imports = new Set<string>()
  const bodies = messages.map((text) =>
    text
      .replace(importLine, (line) => {
        imports.add(line.replace("'../", "'./"))
        return ''
      })
      .replace(sharedType, '')
      .replaceAll("import('../", "import('./"),
  )
  return [
    ...imports,
    "/** @typedef {import('./runtime.js').LocalizedString} LocalizedString */\n",
    ...bodies,
  ].join('')
}
