import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import english from '../domain/messages/en.json' with { type: 'json' }
import { oneFile, typesOf, withKeptRules, writeOneFile } from './messages-in-one-file.ts'

describe('the messages that Node imports', () => {
  it('are all in one file', async () => {
    const { m } = await import('../domain/messages/compiled/messages.js')
    expect(Object.keys(m).toSorted()).toEqual(
      Object.keys(english)
        .filter((key) => key !== '$schema')
        .toSorted(),
    )
  })

  it('need none of the files they came from', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'messages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'messages'))
    writeFileSync(join(folder, 'messages/_index.js'), "export * from './greet.js'\n")
    writeFileSync(join(folder, 'runtime.js'), 'export const getLocale = () => "en"\n')
    writeFileSync(join(folder, 'messages/greet.js'), message('greet'))
    writeFileSync(join(folder, 'messages.js'), "export * from './messages/_index.js'\n")
    writeOneFile(`${folder}/`)
    rmSync(join(folder, 'messages'), { recursive: true })
    const { m } = await import(`${folder}/messages.js`)
    expect(m.greet()).toBe('import it /* now */')
  })

  it('keep their text without types, and import each dependency once', () => {
    expect(oneFile([message('a'), message('b')])).toBe(
      [
        "import { getLocale } from './runtime.js';\n",
        'export const a = (() => "import it /* now */");\n',
        'export const b = (() => "import it /* now */");\n',
      ].join(''),
    )
  })

  it('create the plural rules of a language once', async () => {
    const { plural } = await import('../domain/messages/compiled/registry.js')
    const made = vi.spyOn(Intl, 'PluralRules')
    onTestFinished(() => made.mockRestore())
    const formsOf = (locale: 'en' | 'te') => [1, 2].map((count) => plural(locale, count, {}))
    expect([...formsOf('en'), ...formsOf('te')]).toEqual(['one', 'other', 'one', 'other'])
    expect(made.mock.calls.map(([locale]) => locale).toSorted()).toEqual(['en', 'te'])
  })

  it('are not written if the compiler creates plural rules in another way', () => {
    const written = withKeptRules('new Intl.PluralRules(locale, options)')
    expect(withKeptRules(written)).toBe(written)
    expect(() => withKeptRules('')).toThrow('another way')
  })

  it('have their types and descriptions in a separate file', () => {
    expect(typesOf([message('a')])).toBe(
      [
        "type LocalizedString = import('./runtime.js').LocalizedString",
        'type AInputs = { name: string }',
        '/**',
        '* | "import it" |',
        '*/',
        "export declare const a: (inputs: AInputs) => import('./runtime.js').Kept<AInputs>",
        '',
      ].join('\n'),
    )
  })
})

/** As the compiler writes it. */
const message = (key: string) =>
  [
    "import { getLocale } from '../runtime.js';",
    "/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */",
    '',
    '/** @typedef {{ name: string }} AInputs */',
    '',
    '/**',
    '* | "import it" |',
    '*/',
    `export const ${key} = /** @type {(inputs: AInputs) => import('../runtime.js').Kept<AInputs>} */ (() => "import it /* now */");`,
    '',
  ].join('\n')
